import { readReports } from '../../features/feedback/report-contents.server.ts';
import { sweepReports } from '../../features/feedback/reports.server.ts';
import { openServices } from '../../server/open-services.ts';
import { type Services, withUpkeepDb } from '../../server/services.ts';
import { readSettings } from '../../server/settings.ts';
import { messageRows, type Row } from './rows.ts';

export const REPORTS = 'reports';

/** The reports in the database that the settings name (`DATA_DIR`), as far as they were reviewed. */
export async function reportRows(): Promise<Row[]> {
  const read = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const services = withUpkeepDb(await openServices(read.settings));
  try {
    await sweepReports(services);
    return await reviewedRows(services);
  } finally {
    await services.db.destroy();
  }
}

/**
 * Reviewed reports, as emails to learn from. Each was handed in with the consent to train on it, and de-identified before
 * it was stored; what has expired, cannot be read or is of no use is left out, and so is what is only unwanted: it would
 * teach that advertising is fraud. Each came from elsewhere, so that what several say is no style of theirs.
 */
export async function reviewedRows(services: Services): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, { report, review }] of (await readReports(services, 'reviewed')).entries()) {
    if (!report || !review || review.label === 'unusable' || review.label === 'unwanted') continue;
    const group = `${REPORTS} ${index}`;
    rows.push(...(await messageRows(report.emailContent, REPORTS, group, review.label !== 'safe')));
  }
  return rows;
}
