import { Notice } from '../../ui/Notice.tsx';
import { NO_EMAIL_TEXTS as texts } from '../texts.ts';
import type { PanelState } from './store.ts';

type Reason = Extract<PanelState, { status: 'no-email' }>['reason'];

export function NoEmail({ reason }: { reason: Reason }) {
  if (reason === 'none') return <h1 className="verdict">{texts.none}</h1>;
  if (reason === 'unreadable') {
    return (
      <>
        <h1 className="verdict">{texts.unreadable}</h1>
        <Notice kind="notice">
          <p>{texts.unreadableWhy}</p>
          <Steps steps={texts.unreadableSteps} />
        </Notice>
      </>
    );
  }
  return (
    <>
      <h1 className="verdict">{texts.off}</h1>
      <Steps steps={texts.offSteps} />
    </>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-6">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}
