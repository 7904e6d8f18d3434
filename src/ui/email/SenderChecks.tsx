import type { SenderCheck } from '../../engines/detection/display/sender-checks.ts';
import { CHECK_TEXTS, saidBy } from './texts.ts';

/** What mail servers found out about the sender, and which server's results count. */
export function SenderChecks({ checks }: { checks: readonly SenderCheck[] }) {
  const isTrusted = checks.some(({ counts }) => counts);
  const others = isTrusted ? CHECK_TEXTS.ignored : CHECK_TEXTS.unconfirmed;
  return (
    <section aria-labelledby="sender-checks">
      <h3 id="sender-checks" className="text-18">
        {CHECK_TEXTS.heading}
      </h3>
      {checks.length === 0 && <p className="email-remark">{CHECK_TEXTS.none}</p>}
      {checks.length > 0 && !isTrusted && <p className="email-remark">{CHECK_TEXTS.noneCounts}</p>}
      {checks.length > 0 && (
        <table className="check-table">
          <thead>
            <tr>
              <th scope="col">{CHECK_TEXTS.check}</th>
              <th scope="col">{CHECK_TEXTS.result}</th>
              <th scope="col">{CHECK_TEXTS.meaning}</th>
              <th scope="col">{CHECK_TEXTS.by}</th>
            </tr>
          </thead>
          <tbody>
            {checks.map((check, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the checks of one email never change order
              <tr key={index} data-ignored={!check.counts || undefined}>
                <th scope="row">{check.method.toUpperCase()}</th>
                <td>
                  <span className={check.counts ? `outcome-${check.outcome}` : undefined}>
                    {CHECK_TEXTS.outcomes[check.outcome]}
                  </span>
                </td>
                <td>{saidBy(check)}</td>
                <td>
                  <span className="check-server">{check.server ?? CHECK_TEXTS.unnamed}</span>
                  <span className="check-counts">{check.counts ? CHECK_TEXTS.counts : others}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
