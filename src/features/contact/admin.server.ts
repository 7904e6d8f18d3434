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
import { spellBidiControls } from '../../ui/marks.ts';
import { ANSWER_SUBJECT, COMMANDS } from './texts.ts';

export const contactCommands: OperatorCommand[] = [
  {
    name: 'contact list',
    options: {
      all: { type: 'boolean', help: COMMANDS.all },
      spam: { type: 'boolean', help: COMMANDS.spam },
    },
    help: COMMANDS.list,
    run: async (services, { options }) => {
      const messages = (await readMessages(services)).filter(({ spam }) => spam === Boolean(options.spam));
      const data = messages.filter(({ answeredAt }) => options.all || options.spam || answeredAt === null);
      return { data, text: data.length === 0 ? COMMANDS.none : data.map(inFull).join('\n\n') };
    },
  },
  {
    name: 'contact answer',
    operands: ['ID'],
    options: {
      text: { type: 'string', help: COMMANDS.text },
      again: { type: 'boolean', help: COMMANDS.again },
    },
    help: COMMANDS.answer,
    run: async (services, { operands: [prefix = ''], options: { text, again } }) => {
      const message = findById(await readMessages(services), 'message', prefix);
      if (isOutput(message)) return message;
      if (typeof text !== 'string' || text.trim() === '') return refused(COMMANDS.noText);
      if (message.answeredAt !== null && !again) {
        return refused(COMMANDS.alreadyAnswered(when(Date.parse(message.answeredAt))));
      }
      const unsent = await answer(services, message, text);
      return {
        data: { answered: message.id, sent: !unsent },
        text: COMMANDS.outcome(message.Email, unsent),
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

/** @returns why the answer was not sent, or undefined if it was */
async function answer(services: Services, { id, Email, Message }: ContactMessage, text: string) {
  const quoted = spellBidiControls(Message)
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`);
  const outboxId = await services.db.transaction().execute(async (trx) => {
    const mail = { to: Email, subject: ANSWER_SUBJECT, text: `${text}\n\n${quoted.join('\n')}\n` };
    await trx.updateTable('form_messages').set({ answered_at: services.now() }).where('id', '=', id).execute();
    return services.outbox.write(trx, mail, { messageId: id });
  });
  await services.outbox.send();
  const unsent = await services.db.selectFrom('outbox').selectAll().where('id', '=', outboxId).executeTakeFirst();
  if (!unsent) return undefined;
  if (!services.settings.mail) return COMMANDS.noSmtp;
  if (unsent.refused_at !== null) return COMMANDS.refused(unsent.last_error);
  return COMMANDS.waiting(unsent.last_error);
}

function inFull({ id, receivedAt, answeredAt, Name, Email, Message }: ContactMessage): string {
  const head = columns([
    [id.slice(0, 8), when(Date.parse(receivedAt)), `${Name} <${Email}>`, answeredAt ? COMMANDS.answered : ''],
  ]);
  return `${head}\n${printable(Message).replace(/^/gm, '  ')}`;
}
