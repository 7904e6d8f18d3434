import { DAY_MS } from '../../server/durations.ts';
import {
  columns,
  findById,
  isOutput,
  type OperatorCommand,
  printable,
  refused,
  when,
} from '../../server/operator-command.ts';
import {
  LABELS,
  type Label,
  type ReadReport,
  readReport,
  readReports,
  reviewReport,
} from './report-contents.server.ts';

const UNREADABLE = '(unreadable: its key is gone, or it was changed)';

/** What the operator can do with reports. */
export const reportCommands: OperatorCommand[] = [
  {
    name: 'reports list',
    options: { all: { type: 'boolean', help: 'Reviewed ones too.' } },
    help: 'List the reports that wait for review, the oldest first.',
    run: async (services, { options }) => {
      const reports = await readReports(services, options.all ? undefined : 'pending');
      const rows = reports.map(({ id, status, receivedAt, expiresAt, report, review }) => [
        id,
        when(receivedAt),
        when(expiresAt),
        review ? `${status}: ${review.label}` : status,
        report ? `${report.reason} (we said ${report.severity})` : UNREADABLE,
      ]);
      const text = columns([['Report', 'Received', 'Gone by', 'Status', 'Reason'], ...rows]);
      return { data: reports.map(asJson), text: rows.length === 0 ? 'No report waits for review.' : text };
    },
  },
  {
    name: 'reports review',
    operands: ['REPORT'],
    options: {
      label: {
        type: 'string',
        help: `What the email really is: ${LABELS.join(', ')}. Without it the report is shown.`,
      },
      notes: { type: 'string', help: 'Why.' },
    },
    help: 'Show a report, or review it: the label is what training learns from. Its id may be shortened.',
    run: async (services, { operands: [id = ''], options }) => {
      const known = findById(await services.db.selectFrom('reports').select('id').execute(), 'report', id);
      if (isOutput(known)) return known;
      const found = await readReport(services, known.id);
      if (!found) return refused(`Report ${known.id} has expired.`);
      if (options.label === undefined && options.notes !== undefined) return refused('--notes needs --label.');
      if (options.label === undefined) return { data: asJson(found), text: shown(found) };
      if (!isLabel(options.label)) return refused(`--label must be one of ${LABELS.join(', ')}.`);
      const review = { label: options.label, reviewerNotes: String(options.notes ?? '') };
      const reviewed = await reviewReport(services, found, review);
      return reviewed
        ? { data: { reviewed, ...review }, text: `${found.id} was reviewed as ${review.label}.` }
        : refused(`There is no report ${found.id} any more.`);
    },
  },
  {
    name: 'reports due',
    options: { days: { type: 'string', help: 'How many days to look ahead; 7 by default.' } },
    help: 'Count what will be deleted, day by day.',
    run: async (services, { options }) => {
      const days = Number(options.days ?? 7);
      if (!Number.isInteger(days) || days < 1) return refused('--days must be a whole number above 0.');
      const counts = await services.db
        .selectFrom('reports')
        .select(({ fn }) => ['expires_at', fn.countAll<number>().as('count')])
        .where('expires_at', '<=', services.now() + days * DAY_MS)
        .groupBy('expires_at')
        .orderBy('expires_at')
        .execute();
      const data = counts.map(({ expires_at, count }) => ({
        deletedBy: new Date(expires_at).toISOString(),
        reports: Number(count),
      }));
      const rows = data.map(({ deletedBy, reports }) => [deletedBy.slice(0, 10), String(reports)]);
      const text = columns([['Deleted by', 'Reports'], ...rows]);
      return { data, text: rows.length === 0 ? `Nothing is due within ${days} days.` : text };
    },
  },
];

function isLabel(value: string | boolean): value is Label {
  return LABELS.some((label) => label === value);
}

function shown({ id, receivedAt, report, review }: ReadReport): string {
  if (!report) return `${id} ${UNREADABLE}`;
  const said = `We said: ${report.severity}, ${report.confidenceScore}% (version ${report.modelVersion})`;
  const reviewed = review ? `Reviewed as ${review.label}. ${review.reviewerNotes}` : 'Not reviewed yet.';
  const head = [`Report ${id}, received ${when(receivedAt)}`, `Reason: ${report.reason}`, said, reviewed];
  return printable([...head, '', report.emailContent].join('\n'));
}

function asJson({ receivedAt, expiresAt, reviewedAt, ...rest }: ReadReport) {
  const iso = (time: number) => new Date(time).toISOString();
  return {
    ...rest,
    receivedAt: iso(receivedAt),
    deletedBy: iso(expiresAt),
    reviewedAt: reviewedAt === null ? null : iso(reviewedAt),
  };
}
