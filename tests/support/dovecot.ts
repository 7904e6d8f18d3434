import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../src/tools/testing/free-port.ts';

export interface TestDovecot {
  /** Offers STARTTLS if `tls` is on. */
  port: number;
  /** Speaks TLS from the first byte. */
  tlsPort: number;
  /** The self-signed certificate. */
  certificate: string;
  user: string;
  password: string;
  /** Delivers a message to the inbox, newer than all earlier ones. */
  deliver(source: string | Uint8Array): void;
  /** Puts a message into the Sent folder. */
  send(source: string): void;
  /** The names of the inbox's files, which contain the messages' flags. */
  files(): string[];
  /** Empties the inbox. */
  empty(): void;
  /** Changes the password. */
  changePassword(password: string): Promise<void>;
  log(): string;
  stop(): Promise<void>;
}

const USER = 'ada@northwind.example';
const PASSWORD = 'abcd efgh ijkl mnop';

interface Options {
  tls?: boolean;
  /** The names in the certificate, as OpenSSL writes them: `DNS:localhost`. */
  names?: string[];
}

/** Warns clearly, with the reason, where Dovecot isn't available. */
export async function dovecotOrReason(options?: Options): Promise<TestDovecot | string> {
  try {
    return await startDovecot(options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`\nIMAP TESTS SKIPPED: ${reason}\n`);
    return reason;
  }
}

/** Starts the installed Dovecot with one empty mailbox. @throws Error saying why it isn't available */
async function startDovecot({ tls = true, names = ['DNS:localhost'] }: Options = {}): Promise<TestDovecot> {
  const program = dovecotProgram();
  const folder = mkdtempSync(join(tmpdir(), 'letterlock-dovecot-'));
  // Its processes drop their privileges and must still reach this folder.
  chmodSync(folder, 0o755);
  const owner = mailOwner();
  const mailboxSource = join(folder, 'mail', 'ada');
  const parts = ['new', 'cur', 'tmp'];
  for (const part of ['', ...parts, '.Sent', ...parts.map((name) => `.Sent/${name}`)]) {
    mkdirSync(join(mailboxSource, part), { recursive: true });
    if (owner) chownSync(join(mailboxSource, part), owner.uid, owner.gid);
  }
  const certificate = makeCertificate(folder, names);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const setPassword = (password: string) => writeFileSync(join(folder, 'users'), `${USER}:{PLAIN}${password}::::::\n`);
  setPassword(PASSWORD);
  writeFileSync(join(folder, 'dovecot.conf'), configuration({ folder, mailboxSource, port, tlsPort, tls, owner }));
  const server = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  await answering(server, port).catch((error: Error) => {
    const log = readFileSync(join(folder, 'log'), 'utf8');
    remove();
    throw new Error(`${error.message}: ${log}`);
  });
  let delivered = 0;
  const put = (place: string, source: string | Uint8Array) => {
    delivered += 1;
    const path = join(mailboxSource, place, `${1_790_000_000 + delivered}.M${delivered}.test`);
    writeFileSync(path, source);
    if (owner) chownSync(path, owner.uid, owner.gid);
  };
  return {
    port,
    tlsPort,
    certificate,
    user: USER,
    password: PASSWORD,
    changePassword: async (password) => {
      setPassword(password);
      // Dovecot checks the file once a second.
      await setTimeout(1100);
    },
    log: () => readFileSync(join(folder, 'log'), 'utf8'),
    deliver: (source) => put('new', source),
    send: (source) => put('.Sent/new', source),
    files: () => ['new', 'cur'].flatMap((part) => readdirSync(join(mailboxSource, part))),
    empty: () => {
      for (const part of ['new', 'cur']) {
        for (const file of readdirSync(join(mailboxSource, part))) rmSync(join(mailboxSource, part, file));
      }
    },
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
      remove();
    },
  };
}

function dovecotProgram(): string {
  try {
    return execFileSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v dovecot'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error('Dovecot is not installed (apt-get install dovecot-imapd)');
  }
}

interface Place {
  folder: string;
  mailboxSource: string;
  port: number;
  tlsPort: number;
  tls: boolean;
  owner: { uid: number; gid: number } | undefined;
}

function configuration({ folder, mailboxSource, port, tlsPort, tls, owner }: Place): string {
  const uid = owner?.uid ?? process.getuid?.();
  const gid = owner?.gid ?? process.getgid?.();
  // Started by an ordinary user, it can neither switch users nor use chroot.
  const asOneself = `default_internal_user = #${uid}\ndefault_login_user = #${uid}\nservice imap-login {\n chroot =\n}\nservice anvil {\n chroot =\n}`;
  return `
protocols = imap
listen = *
base_dir = ${folder}/run
state_dir = ${folder}/state
instance_name = ${folder.split('/').at(-1)}
log_path = ${folder}/log
ssl = ${tls ? 'yes' : 'no'}
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
mail_location = maildir:${mailboxSource}
first_valid_uid = 1
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tls ? tlsPort : 0}
    ssl = yes
  }
}
# Otherwise each wrong password makes all that follow slower.
auth_failure_delay = 0
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  client_limit = 100
}
${owner ? '' : asOneself}
`;
}

/** As root, the mail belongs to the user created by Debian's Dovecot package. */
function mailOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^dovecot:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined) throw new Error('there is no user "dovecot" for the server to run as');
  return { uid: Number(uid), gid: Number(gid) };
}

function makeCertificate(folder: string, names: string[]): string {
  const path = join(folder, 'cert.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names.join(',')}`, '-days', '3650'];
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    join(folder, 'key.pem'),
  ];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', path, ...subject], { stdio: 'pipe' });
  return readFileSync(path, 'utf8');
}

async function answering(server: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const greeted = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (greeted) return;
    await setTimeout(50);
  }
  throw new Error('Dovecot does not answer');
}
