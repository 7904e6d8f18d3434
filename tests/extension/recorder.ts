import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';

interface Asked {
  method: string;
  url: string;
  body: string;
}

/** Hosts that browsers contact by themselves, with or without an extension, and mail sites that the tests imitate. */
const BROWSERS_OWN =
  /(?:^|\.)(?:google\.com|googleapis\.com|gvt1\.com|outlook\.live\.com|mozilla\.(?:com|net|org)|firefox\.com|thunderbird\.net)$/;

/** A proxy between a browser and the web: whatever it didn't record has not left the browser. */
export interface Recorder {
  asked: Asked[];
  port: number;
  /** Makes requests to URLs with this ending fail. */
  refuse: (ending: string) => void;
  stop: () => void;
}

/** A forward proxy that lets only requests to this machine through. */
export async function startRecorder(): Promise<Recorder> {
  const asked: Asked[] = [];
  const refused: string[] = [];
  const server = createServer(async (incoming, answer) => {
    const { method = '', url = '', headers } = incoming;
    const chunks = await incoming.toArray();
    const body = Buffer.concat(chunks);
    const host = URL.canParse(url) ? new URL(url).hostname : url;
    if (!BROWSERS_OWN.test(host)) asked.push({ method, url, body: body.toString() });
    if (host !== 'localhost' || refused.some((ending) => url.endsWith(ending))) {
      answer.writeHead(503, { 'Content-Type': 'application/json' }).end('{"message":"Closed for today."}');
      return;
    }
    const passedOn = ask(url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    passedOn.on('error', () => incoming.destroy());
    passedOn.end(body);
  });
  server.on('connect', ({ url = '' }, socket) => {
    if (!BROWSERS_OWN.test(url.split(':')[0] ?? '')) asked.push({ method: 'CONNECT', url: `https://${url}`, body: '' });
    socket.destroy();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the recorder has no port');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { asked, port: address.port, refuse: (ending) => refused.push(ending), stop };
}
