import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** A mail server that keeps what it gets, exactly as sent. */
export interface FakeSmtp {
  url: string;
  /** The mails it has taken, with their headers. */
  taken: string[];
  /** What it answers to a mail instead of taking it; undefined: it takes it. */
  refusal: string | undefined;
  close(): Promise<void>;
}

export async function openFakeSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    converse(socket, smtp);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const smtp: FakeSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    refusal: undefined,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return smtp;
}

function converse(socket: Socket, smtp: FakeSmtp): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let received = '';
  let inData = false;
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
    for (;;) {
      const end = received.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = received.slice(0, end);
      received = received.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        if (smtp.refusal === undefined) smtp.taken.push(part);
        say(smtp.refusal ?? '250 taken');
      } else if (/^DATA/i.test(part)) {
        inData = true;
        say('354 go on');
      } else {
        say(/^QUIT/i.test(part) ? '221 bye' : '250 ok');
      }
    }
  });
  say('220 mail.test');
}
