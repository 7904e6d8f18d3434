import { execFile } from 'node:child_process';
import { ROOT } from '../../commands/root.ts';

/** What the registry's database of vulnerabilities says of the packages in the lock file. */
export interface Audit {
  outcome: 'clean' | 'vulnerable' | 'not asked';
  /** For people who read the output. */
  report: string;
}

interface Report {
  vulnerabilities?: Record<string, { severity: string; range: string; via: unknown[] }>;
}

/** Known vulnerabilities of these severities fail the run. */
const FAILING = new Set(['moderate', 'high', 'critical']);

/** Asks by `npm audit`, which reads the lock file and installs nothing. Without a registry it says so. */
export async function auditPackages(folder = ROOT): Promise<Audit> {
  const report = await askRegistry(folder);
  if (typeof report === 'string') {
    return { outcome: 'not asked', report: `NOT AUDITED, neither passed nor failed: ${report}` };
  }
  const found = Object.entries(report.vulnerabilities ?? {});
  const failing = found.filter(([, { severity }]) => FAILING.has(severity));
  const lines = found.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  if (failing.length > 0) return { outcome: 'vulnerable', report: lines.join('\n') };
  return { outcome: 'clean', report: ['No known vulnerability of severity moderate or above.', ...lines].join('\n') };
}

/** @returns the report, or why there is none */
function askRegistry(folder: string): Promise<Report | string> {
  return new Promise((resolve) => {
    const args = ['audit', '--json', '--package-lock-only'];
    const options = { cwd: folder, timeout: 120_000, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
    execFile('npm', args, options, (error, stdout) => {
      try {
        const report = JSON.parse(stdout) as Report & { message?: string; error?: { summary?: string } };
        resolve(report.vulnerabilities ? report : (report.message ?? report.error?.summary ?? 'no report came'));
      } catch {
        resolve(error?.message ?? 'no report came');
      }
    });
  });
}
