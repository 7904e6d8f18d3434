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
import { REPORT_COMMAND_TEXTS as TEXTS } from './texts.ts';

export const reportCommands: OperatorCommand[] = [
  {
    name: 'reports list',
    options: { all: { type: 'boolean', help: TEXTS.listAll } },
    help: TEXTS.list,
    run: async (services, { options }) => {
      const reports = await readReports(services, options.all ? undefined : 'pending');
      const rows = reports.map(({ id, status, receivedAt, expiresAt, report, review }) => [
        id,
        when(receivedAt),
        when(expiresAt),
        review ? `${status}: ${review.label}` : status,
        report ? TEXTS.listReason(report.reason, report.severity) : TEXTS.unreadable,
      ]);
      const text = columns([[...TEXTS.listHeader], ...rows]);
      return { data: reports.map(asJson), text: rows.length === 0 ? TEXTS.listEmpty : text };
    },
  },
  {
    name: 'reports review',
    operands: ['REPORT'],
    options: {
      label: {
        type: 'string',
        help: TEXTS.reviewLabel(LABELS.join(', ')),
      },
      notes: { type: 'string', help: TEXTS.reviewNotes },
    },
    help: TEXTS.review,
    run: async (services, { operands: [id = ''], options }) => {
      const known = findById(await services.db.selectFrom('reports').select('id').execute(), 'report', id);
      if (isOutput(known)) return known;
      const found = await readReport(services, known.id);
      if (!found) return refused(TEXTS.expired(known.id));
      if (options.label === undefined && options.notes !== undefined) return refused(TEXTS.notesNeedLabel);
      if (options.label === undefined) return { data: asJson(found), text: shown(found) };
      if (!isLabel(options.label)) return refused(TEXTS.badLabel(LABELS.join(', ')));
      const review = { label: options.label, reviewerNotes: String(options.notes ?? '') };
      const reviewed = await reviewReport(services, found, review);
      return reviewed
        ? { data: { reviewed, ...review }, text: TEXTS.reviewed(found.id, review.label) }
        : refused(TEXTS.gone(found.id));
    },
  },
  {
    name: 'reports due',
    options: { days: { type: 'string', help: TEXTS.dueDays } },
    help: TEXTS.due,
    run: async (services, { options }) => {
      const days = Number(options.days ?? 7);
      if (!Number.isInteger(days) || days < 1) return refused(TEXTS.badDays);
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
      const text = columns([[...TEXTS.dueHeader], ...rows]);
      return { data, text: rows.length === 0 ? TEXTS.dueEmpty(days) : text };
    },
  },
];

function isLabel(value: string | boolean): value is Label {
  return LABELS.some((label) => label === value);
}

function shown({ id, receivedAt, report, review }: ReadReport): string {
  if (!report) return `${id} ${TEXTS.unreadable}`;
  const lines = [
    TEXTS.title(id, when(receivedAt)),
    TEXTS.reason(report.reason),
    TEXTS.result(report.severity, report.confidenceScore, report.modelVersion),
    review ? TEXTS.reviewedAs(review.label, review.reviewerNotes) : TEXTS.notReviewed,
    '',
    report.emailContent,
  ];
  return printable(lines.join('\n'));
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
