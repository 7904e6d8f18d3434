/**
 * The anchor of the API's figures: a server of `node:http` alone that answers every request with the body given as its
 * argument. It tells its parent its port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [, , body = ''] = process.argv;

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(body);
  });
});
server.listen(0, 'localhost', () => process.send?.({ port: (server.address() as AddressInfo).port }));
