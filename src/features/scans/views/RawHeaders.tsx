import { spellBidiControls } from '../../../ui/marks.ts';
import type { EmailAnswer } from '../contract.ts';
import { SCAN_TEXTS } from '../texts.ts';

export function RawHeaders({ headers }: Pick<EmailAnswer, 'headers'>) {
  if (headers.length === 0) return null;
  return (
    <details className="raw-headers">
      <summary>{SCAN_TEXTS.rawHeaders(headers.length)}</summary>
      <dl>
        {headers.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the headers of one email never change order
          <div key={index}>
            <dt>{name}</dt>
            <dd>{spellBidiControls(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
