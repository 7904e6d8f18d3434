import { Notice } from './Notice.tsx';

/** Why a form was not sent; it keeps what was entered. Stands in a `role="alert"`. */
export function NotSent({ reasons }: { reasons: readonly string[] }) {
  return (
    <Notice kind="error">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>Nothing you entered was lost.</p>
    </Notice>
  );
}
