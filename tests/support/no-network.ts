/**
 * Preloaded by a process that must not use the network (`node --import`): whatever opens a connection, a socket or a
 * look-up throws. Attempts are counted, since a caller may catch the error.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';

export const attempts: string[] = [];

const OF_DNS = /^(?:resolve|lookup|reverse)/;
const namesOf = (owner: object) => Object.getOwnPropertyNames(owner).filter((name) => OF_DNS.test(name));

/** What opens a connection, by the module that has it. */
export const DENIED: readonly (readonly [owner: object, module: string, names: readonly string[]])[] = [
  [net, 'net', ['connect', 'createConnection', 'createServer']],
  [net.Socket.prototype, 'net.Socket', ['connect']],
  [net.Server.prototype, 'net.Server', ['listen']],
  [tls, 'tls', ['connect', 'createServer']],
  [http, 'http', ['request', 'get', 'createServer']],
  [https, 'https', ['request', 'get', 'createServer']],
  [http2, 'http2', ['connect', 'createServer', 'createSecureServer']],
  [dgram, 'dgram', ['createSocket']],
  [dns, 'dns', namesOf(dns)],
  [dns.promises, 'dns.promises', namesOf(dns.promises)],
  [dns.Resolver.prototype, 'dns.Resolver', namesOf(dns.Resolver.prototype)],
  [dns.promises.Resolver.prototype, 'dns.promises.Resolver', namesOf(dns.promises.Resolver.prototype)],
  [globalThis, 'globalThis', ['fetch', 'WebSocket', 'EventSource']],
];

for (const [owner, module, names] of DENIED) {
  for (const name of names) {
    const value = () => {
      attempts.push(`${module}.${name}`);
      throw new Error(`No network: ${module}.${name}`);
    };
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
}
syncBuiltinESMExports();
