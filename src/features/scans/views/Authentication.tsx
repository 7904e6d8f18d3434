import { ViewLink } from '../../dashboard/parts/ViewLink.tsx';
import type { EmailAnswer } from '../contract.ts';
import { AUTHENTICATION_METHODS, AUTHENTICATION_TEXTS } from '../texts.ts';

/** Results of the mailbox's own server. Those that other servers added can't be trusted. */
export function Authentication({ email }: { email: EmailAnswer | undefined }) {
  const results = email?.authentication?.results ?? [];
  return (
    <section aria-labelledby="authentication" className="grid gap-3">
      <h3 id="authentication" className="text-20">
        {AUTHENTICATION_TEXTS.heading}
      </h3>
      {!email && <p>{AUTHENTICATION_TEXTS.notRead}</p>}
      {email && results.length === 0 && (
        <p className="max-w-measure">
          {AUTHENTICATION_TEXTS.none} <ViewLink view="account">{AUTHENTICATION_TEXTS.senderChecks}</ViewLink>{' '}
          {AUTHENTICATION_TEXTS.inAccount}
        </p>
      )}
      {results.length > 0 && (
        <table className="scan-table">
          <thead>
            <tr>
              <th scope="col">{AUTHENTICATION_TEXTS.check}</th>
              <th scope="col">{AUTHENTICATION_TEXTS.result}</th>
              <th scope="col">{AUTHENTICATION_TEXTS.domain}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ method, outcome, domain }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the results of one email never change order
              <tr key={index}>
                <th scope="row">
                  {AUTHENTICATION_METHODS[method]?.name ?? method}
                  <span className="scan-question">{AUTHENTICATION_METHODS[method]?.question}</span>
                </th>
                <td>{AUTHENTICATION_TEXTS.outcomes[outcome]}</td>
                <td className="font-mono text-14 wrap-anywhere">{domain}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
