import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { $theme, type Theme } from '../../client/theme.ts';
import { site } from '../../content/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { InputField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Brand } from '../Brand.tsx';
import { openPanel } from '../open-panel.ts';
import { MAIL_SITES } from '../sites.ts';
import {
  $hearsSite,
  $origin,
  $saved,
  $switchedOn,
  followOptions,
  saveOrigin,
  switchOrigin,
  switchSite,
} from './store.ts';

const THEME_NAMES: { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const FAILED = (
  <Notice kind="error" role="alert">
    Something went wrong on this page. Please load it again.
  </Notice>
);

/** Which mail sites are read, where the product runs, and how the panel looks. */
export function Options() {
  useEffect(followOptions, []);
  const theme = useStore($theme);
  return (
    <main className="options">
      <Brand />
      <h1>Options</h1>
      <ErrorBoundary instead={FAILED}>
        <MailSites />
        <SiteAddress />
        <RadioGroup
          legend="Theme"
          name="theme"
          inline
          options={THEME_NAMES}
          value={theme}
          onChange={(chosen) => $theme.set(chosen)}
        />
      </ErrorBoundary>
    </main>
  );
}

function MailSites() {
  const switchedOn = useStore($switchedOn);
  return (
    <section aria-labelledby="mail-sites" className="grid gap-4">
      <h2 id="mail-sites" className="text-20">
        Where your mail is
      </h2>
      <p>
        Switch on what you use. The browser then asks whether {site.name} may read that site. An email that you open
        there is examined in the side panel, in this browser: nothing of it is sent anywhere.
      </p>
      <div className="grid gap-2">
        {MAIL_SITES.map((mailSite) => (
          <Checkbox
            key={mailSite.id}
            checked={switchedOn.has(mailSite.id)}
            onChange={({ target }) => void switchSite(mailSite, target.checked)}
          >
            {mailSite.name}
          </Checkbox>
        ))}
      </div>
      <p>Then open the panel: press the {site.name} button beside the address bar, or this one, and open an email.</p>
      <Button className="w-fit" onClick={() => openPanel()}>
        Open the panel
      </Button>
    </section>
  );
}

function SiteAddress() {
  const origin = useStore($origin);
  const saved = useStore($saved);
  const hearsSite = useStore($hearsSite);
  const [typed, setTyped] = useState<string>();
  const type = (address: string | undefined) => {
    setTyped(address);
    $saved.set('');
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    $saved.set('');
    if (await saveOrigin(typed ?? origin)) setTyped(undefined);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-3">
      <InputField
        label={`Where ${site.name} runs`}
        hint="Reports, and emails that you open there, go to this address and no other."
        name="origin"
        type="url"
        inputMode="url"
        autoComplete="off"
        value={typed ?? origin}
        onChange={({ target }) => type(target.value)}
        error={saved === 'invalid' && 'This must begin with https://, or with http://localhost.'}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary">
          Save
        </Button>
        <p role="status" className="text-14">
          {saved === 'saved' && 'Saved.'}
        </p>
      </div>
      <Checkbox checked={hearsSite} onChange={({ target }) => void switchOrigin(origin, target.checked)}>
        Let the report page there say when a report has arrived, so that its email is forgotten here
      </Checkbox>
    </form>
  );
}
