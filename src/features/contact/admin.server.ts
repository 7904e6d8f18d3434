import { columns, type OperatorCommand, type OperatorOutput, printable, when } from '../../server/operator-command.ts';
import type { Services } from '../../server/services.ts';

/** What the operator can do with messages from the contact form. */
export const contactCommands: OperatorCommand[] = [
  {
    name: 'contact list',
    options: {
      all: { type: 'boolean', help: 'With those that are answered.' },
      spam: { type: 'boolean', help: 'Those taken for spam instead.' },
    },
    help: 'List the messages that wait for an answer.',
    run: async (services, { options }) => {
      const messages = await readMessages(services, options.spam ? 1 : 0);
      const data = messages.filter(({ answeredAt }) => options.all || options.spam || answeredAt === null);
      return { data, text: data.length === 0 ? 'No message is waiting.' : data.map(inFull).join('\n\n') };
    },
  },
  {
    name: 'contact answer',
    operands: ['ID'],
    options: { text: { type: 'string', help: 'The answer; it is mailed to the sender.' } },
    help: 'Answer a message; its id may be shortened as long as it is the only one that begins so.',
    run: async (services, { operands: [prefix = ''], options: { text } }) => {
      if (typeof text !== 'string' || text.trim() === '') return refused('Give the answer with --text.');
      const messages = (await readMessages(services, 0)).filter(({ id }) => prefix !== '' && id.startsWith(prefix));
      const [message, another] = messages;
      if (!message || another) return refused(message ? `Several ids begin with ${prefix}.` : `No message ${prefix}.`);
      await answer(services, message, text);
      const sent = services.settings.mail
        ? 'is on its way'
        : 'is in the outbox (npm run outbox), since SMTP_URL is not set';
      return { data: { answered: message.id }, text: `The answer to ${message.Email} ${sent}.` };
    },
  },
];

interface ContactMessage {
  id: string;
  receivedAt: string;
  answeredAt: string | null;
  Name: string;
  Email: string;
  Message: string;
}

async function readMessages({ db }: Services, spam: 0 | 1): Promise<ContactMessage[]> {
  const rows = await db
    .selectFrom('form_messages')
    .selectAll()
    .where('form_id', '=', 'contact')
    .where('spam', '=', spam)
    .orderBy('received_at')
    .execute();
  return rows.map(({ id, received_at, answered_at, fields }) => ({
    id,
    receivedAt: new Date(received_at).toISOString(),
    answeredAt: answered_at === null ? null : new Date(answered_at).toISOString(),
    ...(JSON.parse(fields) as Pick<ContactMessage, 'Name' | 'Email' | 'Message'>),
  }));
}

async function answer(services: Services, { id, Email, Message }: ContactMessage, text: string): Promise<void> {
  const quoted = Message.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  await services.db.transaction().execute(async (trx) => {
    await services.outbox.write(trx, {
      to: Email,
      subject: 'Re: your message',
      text: `${text}\n\n${quoted.join('\n')}\n`,
    });
    await trx.updateTable('form_messages').set({ answered_at: services.now() }).where('id', '=', id).execute();
  });
  await services.outbox.send();
}

function inFull({ id, receivedAt, answeredAt, Name, Email, Message }: ContactMessage): string {
  const head = columns([
    [id.slice(0, 8), when(Date.parse(receivedAt)), `${Name} <${Email}>`, answeredAt ? 'answered' : ''],
  ]);
  return `${head}\n${printable(Message).replace(/^/gm, '  ')}`;
}

function refused(text: string): OperatorOutput {
  return { data: { error: text }, text, failed: true };
}
