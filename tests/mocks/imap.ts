import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A command as received, and how to answer it. */
export interface ImapCommand {
  /** Such as `LOGIN`, or `UID FETCH`. */
  name: string;
  line: string;
  /** Sends lines, and then the end of this command. */
  answer(lines: string[], status?: string): void;
  socket: Socket;
}

type Behaviour = (command: ImapCommand) => boolean;

export interface FakeImap {
  port: number;
  /** Messages by UID. */
  messages: Map<number, string>;
  /** Answers what it returns true for; the rest is answered as a mailbox does. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A mail server that says what Dovecot never would; in the clear, on this machine. */
export async function openFakeImap(): Promise<FakeImap> {
  const messages = new Map<number, string>();
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = () => false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let text = '';
    socket.on('data', (data) => {
      const lines = `${text}${data}`.split('\r\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        const command = commandOf(socket, line);
        if (!behaviour(command)) answer(command, messages);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function commandOf(socket: Socket, line: string): ImapCommand {
  const [tag = '', first = '', second = ''] = line.split(' ');
  return {
    name: first === 'UID' ? `UID ${second}` : first,
    line,
    socket,
    answer: (lines, status = 'OK done') => socket.write([...lines, `${tag} ${status}`, ''].join('\r\n')),
  };
}

function answer(command: ImapCommand, messages: FakeImap['messages']): void {
  command.answer(linesOf(command, messages), command.name === 'EXAMINE' ? 'OK [READ-ONLY]' : 'OK done');
}

function linesOf({ name, line }: ImapCommand, messages: FakeImap['messages']): string[] {
  if (name === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1'];
  if (name === 'EXAMINE') return [`* ${messages.size} EXISTS`, '* OK [UIDVALIDITY 1] of it'];
  if (name === 'UID SEARCH') return [`* SEARCH ${[...messages.keys()].join(' ')}`];
  const uid = Number(line.split(' ')[3]);
  const source = messages.get(uid);
  if (name !== 'UID FETCH' || source === undefined) return [];
  const size = Buffer.byteLength(source);
  const item = line.includes('BODY.PEEK') ? `BODY[] {${size}}\r\n${source}` : `RFC822.SIZE ${size}`;
  return [`* ${uid} FETCH (UID ${uid} ${item})`];
}
