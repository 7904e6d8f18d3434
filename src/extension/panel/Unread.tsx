import { Notice } from '../../ui/Notice.tsx';
import type { PanelState } from './store.ts';

type Why = Extract<PanelState, { status: 'unread' }>['why'];

/** Why there is no email here, and what to do. */
export function Unread({ why }: { why: Why }) {
  if (why === 'none') return <h1 className="verdict">Open an email, and it is examined here.</h1>;
  if (why === 'not-understood') {
    return (
      <>
        <h1 className="verdict">The email on this page could not be read.</h1>
        <Notice kind="notice">
          <p>
            The mail site may have changed how its pages are built. Until this extension knows the new ones, you can:
          </p>
          <ul className="grid list-disc gap-1 pl-6">
            <li>select the email’s text, and choose “Check the selected email” from its context menu;</li>
            <li>paste its text, or drop a saved email (.eml), below.</li>
          </ul>
        </Notice>
      </>
    );
  }
  return (
    <>
      <h1 className="verdict">This page is not read.</h1>
      <ul className="grid list-disc gap-1 pl-6">
        <li>Is your mail here? Switch your mail site on under Options.</li>
        <li>On any other page, select an email’s text, and choose “Check the selected email” from its context menu.</li>
        <li>Or paste its text, or drop a saved email (.eml), below.</li>
      </ul>
    </>
  );
}
