import { readReports } from '../../features/feedback/report-contents.server.ts';
import { sweepReports } from '../../features/feedback/reports.server.ts';
import { openServices } from '../../server/open-services.ts';
import { type Services, withUpkeepDb } from '../../server/services.ts';
import { readSettings } from '../../server/settings.ts';
import { type Example, messageExample } from './examples.ts';

export const REPORTS = 'reports';

/** The reports in the database that the settings name (`DATA_DIR`), as far as they were reviewed. */
export async function reportExamples(): Promise<Example[]> {
  const read = readSettings({ LOG_LEVEL: 'warn', ...process.env });
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const services = withUpkeepDb(await openServices(read.settings));
  try {
    await sweepReports(services);
    return await reviewedExamples(services);
  } finally {
    await services.db.destroy();
  }
}

/**
 * Reviewed reports, as emails to learn from. Each was handed in with the consent to train on it, and de-identified before
 * it was stored; what has expired, cannot be read or is of no use is left out, and so is what is only unwanted: it would
 * teach that advertising is fraud. Each came from elsewhere, so that what several say is no style of theirs.
 */
export async function reviewedExamples(services: Services): Promise<Example[]> {
  const examples: Example[] = [];
  for (const [index, { report, review }] of (await readReports(services, 'reviewed')).entries()) {
    if (!report || !review || review.label === 'unusable' || review.label === 'unwanted') continue;
    const group = `${REPORTS} ${index}`;
    examples.push(await messageExample(report.emailContent, REPORTS, group, review.label !== 'safe'));
  }
  return examples;
}
