import { PlaceLink } from '../../dashboard/parts/ViewLink.tsx';
import type { EmailAnswer } from '../contract.ts';

const METHODS: Record<string, { name: string; question: string }> = {
  spf: { name: 'SPF', question: 'Was it sent by a server that its return domain names?' },
  dkim: { name: 'DKIM', question: 'Does a signature of the domain hold?' },
  dmarc: { name: 'DMARC', question: 'Is the domain in the sender line confirmed?' },
  arc: { name: 'ARC', question: 'Have those who passed it on signed what they received?' },
};

const OUTCOMES = { pass: 'Passed', fail: 'Failed', none: 'No result' } as const;

/** What the mailbox's own server found out about the sender. What others wrote is not believed. */
export function Authentication({ email }: { email: EmailAnswer | undefined }) {
  const results = email?.authentication?.results ?? [];
  return (
    <section aria-labelledby="authentication" className="grid gap-3">
      <h3 id="authentication" className="text-20">
        Authentication
      </h3>
      {!email && <p>The results are in the headers of the message, which have not been read.</p>}
      {email && results.length === 0 && (
        <p className="max-w-measure">
          We couldn’t verify the sender: your mail server’s checks are missing from this email, or we don’t know them
          yet. For an IMAP mailbox, see <PlaceLink view="account">Sender checks</PlaceLink> in your account.
        </p>
      )}
      {results.length > 0 && (
        <table className="scan-table">
          <thead>
            <tr>
              <th scope="col">Check</th>
              <th scope="col">Result</th>
              <th scope="col">Domain</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ method, outcome, domain }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the results of one letter never move
              <tr key={index}>
                <th scope="row">
                  {METHODS[method]?.name ?? method}
                  <span className="scan-question">{METHODS[method]?.question}</span>
                </th>
                <td>{OUTCOMES[outcome]}</td>
                <td className="font-mono text-14 wrap-anywhere">{domain}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
