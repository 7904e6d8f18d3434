import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { proxyList } from '../../src/server/client-address.ts';
import { Connections, MAX_CONNECTIONS, MAX_CONNECTIONS_PER_CLIENT } from '../../src/server/connections.ts';

const socketFrom = (remoteAddress: string) =>
  Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }) as Socket;

function connect(connections: Connections, count: number, address: (index: number) => string): Socket[] {
  return Array.from({ length: count }, (_, index) => {
    const socket = socketFrom(address(index));
    connections.add(socket);
    return socket;
  });
}

const end = (sockets: Socket[]) => {
  for (const socket of sockets) socket.emit('close');
};

test('a client has so many connections, and another one the same; what ends makes room', () => {
  const connections = new Connections(proxyList([]));
  const first = connect(connections, MAX_CONNECTIONS_PER_CLIENT, () => '192.0.2.1');
  const [refused, same, other] = connect(
    connections,
    3,
    (index) => ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2'][index] ?? '',
  );
  expect([first.at(-1), refused, same, other].map((socket) => connections.isRefused(socket as Socket))).toEqual([
    ...[false, true, true, false],
  ]);
  end([...first.slice(0, 1), refused as Socket, same as Socket]);
  const [next] = connect(connections, 1, () => '192.0.2.1');
  expect(connections.isRefused(next as Socket)).toBe(false);
});

test('a trusted proxy connects for as many clients as there are, up to the cap for all', () => {
  const connections = new Connections(proxyList(['10.0.0.0/8']));
  const all = connect(connections, MAX_CONNECTIONS, () => '10.0.0.1');
  expect(all.filter((socket) => connections.isRefused(socket))).toEqual([]);
  const [refused] = connect(connections, 1, () => '192.0.2.1');
  expect(connections.isRefused(refused as Socket)).toBe(true);
});

test('only some of the refused connections get an answer, the rest are closed at once', () => {
  const connections = new Connections(proxyList([]));
  const all = connect(connections, 1000, () => '192.0.2.1');
  expect(all.filter((socket) => connections.isRefused(socket))).toHaveLength(100);
  expect(all.filter((socket) => socket.destroyed)).toHaveLength(1000 - MAX_CONNECTIONS_PER_CLIENT - 100);
});
