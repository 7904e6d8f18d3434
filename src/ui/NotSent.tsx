import { Notice } from './Notice.tsx';
import { CONTROL_TEXTS } from './texts.ts';

/** Put it in a `role="alert"`. */
export function NotSent({ reasons }: { reasons: readonly string[] }) {
  return (
    <Notice kind="error">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>{CONTROL_TEXTS.notSent}</p>
    </Notice>
  );
}
