import { spellBidiControls } from '../../../ui/marks.ts';
import type { EmailAnswer } from '../contract.ts';

/** All header fields as they came, the newest first. */
export function RawHeaders({ headers }: Pick<EmailAnswer, 'headers'>) {
  if (headers.length === 0) return null;
  return (
    <details className="raw-headers">
      <summary>Raw headers ({headers.length})</summary>
      <dl>
        {headers.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the headers of one letter never move
          <div key={index}>
            <dt>{name}</dt>
            <dd>{spellBidiControls(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
