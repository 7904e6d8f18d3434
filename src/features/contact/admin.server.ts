import {
  columns,
  findById,
  isOutput,
  type OperatorCommand,
  printable,
  refused,
  when,
} from '../../server/operator-command.ts';
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
      const messages = (await readMessages(services)).filter(({ spam }) => spam === Boolean(options.spam));
      const data = messages.filter(({ answeredAt }) => options.all || options.spam || answeredAt === null);
      return { data, text: data.length === 0 ? 'No message is waiting.' : data.map(inFull).join('\n\n') };
    },
  },
  {
    name: 'contact answer',
    operands: ['ID'],
    options: {
      text: { type: 'string', help: 'The answer; it is mailed to the sender.' },
      again: { type: 'boolean', help: 'Although it was answered before.' },
    },
    help: 'Answer a message; its id may be shortened as long as it is the only one that begins so.',
    run: async (services, { operands: [prefix = ''], options: { text, again } }) => {
      const message = findById(await readMessages(services), 'message', prefix);
      if (isOutput(message)) return message;
      if (typeof text !== 'string' || text.trim() === '') return refused('Give the answer with --text.');
      if (message.answeredAt !== null && !again) {
        const answered = when(Date.parse(message.answeredAt));
        return refused(`This message was answered on ${answered}. To answer it once more, add --again.`);
      }
      const waiting = await answer(services, message, text);
      return {
        data: { answered: message.id, sent: !waiting },
        text: `The answer to ${message.Email} ${waiting ?? 'was sent'}.`,
      };
    },
  },
];

interface ContactMessage {
  id: string;
  receivedAt: string;
  answeredAt: string | null;
  spam: boolean;
  Name: string;
  Email: string;
  Message: string;
}

async function readMessages({ db }: Services): Promise<ContactMessage[]> {
  const rows = await db
    .selectFrom('form_messages')
    .selectAll()
    .where('form_id', '=', 'contact')
    .orderBy('received_at')
    .execute();
  return rows.map(({ id, received_at, answered_at, spam, fields }) => ({
    id,
    spam: spam === 1,
    receivedAt: new Date(received_at).toISOString(),
    answeredAt: answered_at === null ? null : new Date(answered_at).toISOString(),
    ...(JSON.parse(fields) as Pick<ContactMessage, 'Name' | 'Email' | 'Message'>),
  }));
}

/** @returns where the answer is if it was not sent */
async function answer(services: Services, { id, Email, Message }: ContactMessage, text: string) {
  const quoted = Message.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  const mailId = await services.db.transaction().execute(async (trx) => {
    const mail = { to: Email, subject: 'Re: your message', text: `${text}\n\n${quoted.join('\n')}\n` };
    await trx.updateTable('form_messages').set({ answered_at: services.now() }).where('id', '=', id).execute();
    return services.outbox.write(trx, mail, { messageId: id });
  });
  await services.outbox.send();
  const unsent = await services.db.selectFrom('outbox').selectAll().where('id', '=', mailId).executeTakeFirst();
  if (!unsent) return undefined;
  if (!services.settings.mail) return 'is in the outbox (npm run outbox), since SMTP_URL is not set';
  if (unsent.refused_at !== null) return `was refused by the mail server (${unsent.last_error}); it is in the outbox`;
  return `is in the outbox and is tried again by the running server (${unsent.last_error ?? 'not tried yet'})`;
}

function inFull({ id, receivedAt, answeredAt, Name, Email, Message }: ContactMessage): string {
  const head = columns([
    [id.slice(0, 8), when(Date.parse(receivedAt)), `${Name} <${Email}>`, answeredAt ? 'answered' : ''],
  ]);
  return `${head}\n${printable(Message).replace(/^/gm, '  ')}`;
}
