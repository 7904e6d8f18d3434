import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createSocketServer, type Socket } from 'node:net';
import { join } from 'node:path';

export interface Certificate {
  certFile: string;
  keyFile: string;
}

export interface TlsProxy {
  close(): Promise<void>;
}

/** Makes a certificate for localhost that signs itself. @throws if there is no openssl */
export function makeCertificate(folder: string): Certificate {
  const [certFile, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-out', certFile, '-keyout', keyFile],
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr ?? 'is it installed?'}`);
  return { certFile, keyFile };
}

/** The first byte of a connection that begins with a handshake (RFC 8446, 5.1). */
const HANDSHAKE = 22;

/**
 * What a reverse proxy does: ends TLS, hands requests on with the caller's address, and sends plain HTTP over to HTTPS.
 * Both are on one port, distinguished by their first byte, because 80 and 443 need privileges.
 */
export async function startTlsProxy(options: {
  port: number;
  target: string;
  certificate: Certificate;
}): Promise<TlsProxy> {
  const { port, target, certificate } = options;
  const { certFile, keyFile } = certificate;
  const secure = createSecureServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, handOn(target));
  const plain = createServer((asked, answer) => {
    answer.writeHead(301, { location: `https://${asked.headers.host}${asked.url}` }).end();
  });
  const sockets = new Set<Socket>();
  const front = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.once('readable', () => {
      const first: Buffer | null = socket.read();
      if (!first) return;
      socket.unshift(first);
      (first[0] === HANDSHAKE ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise<void>((resolve, reject) => front.once('error', reject).listen(port, 'localhost', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function handOn(target: string): RequestListener {
  return (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const sent = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    sent.on('error', () => answer.writeHead(502).end());
    asked.pipe(sent);
  };
}
