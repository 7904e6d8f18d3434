import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { $theme, chooseTheme, type Theme } from '../../client/theme.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { InputField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { AskingNote } from '../AskingNote.tsx';
import { Brand } from '../Brand.tsx';
import { openPanel } from '../open-panel.ts';
import { MAIL_SITES } from '../sites.ts';
import { OPTIONS_TEXTS as texts } from '../texts.ts';
import {
  $forgotten,
  $hasSiteAccess,
  $marksOn,
  $origin,
  $saved,
  $turnedOn,
  followOptions,
  forgetListMarks,
  saveOrigin,
  switchListMarks,
  switchOrigin,
  switchSite,
} from './store.ts';

const THEME_NAMES: { value: Theme; label: string }[] = [
  { value: 'system', label: texts.themes.system },
  { value: 'light', label: texts.themes.light },
  { value: 'dark', label: texts.themes.dark },
];

const FAILED = (
  <Notice kind="error" role="alert">
    {texts.failed}
  </Notice>
);

export function Options() {
  useEffect(followOptions, []);
  const theme = useStore($theme);
  return (
    <main className="options">
      <Brand />
      <h1>{texts.title}</h1>
      <ErrorBoundary instead={FAILED}>
        <MailSites />
        <ListMarks />
        <SiteAddress />
        <RadioGroup
          legend={texts.theme}
          name="theme"
          inline
          options={THEME_NAMES}
          value={theme}
          onChange={chooseTheme}
        />
      </ErrorBoundary>
    </main>
  );
}

function MailSites() {
  const turnedOn = useStore($turnedOn);
  return (
    <section aria-labelledby="mail-sites" className="grid gap-4">
      <h2 id="mail-sites" className="text-20">
        {texts.mailSites}
      </h2>
      <p>{texts.mailSitesHint}</p>
      <div className="grid gap-2">
        {MAIL_SITES.map((mailSite) => (
          <Checkbox
            key={mailSite.id}
            checked={turnedOn.has(mailSite.id)}
            onChange={({ target }) => void switchSite(mailSite, target.checked)}
          >
            {mailSite.name}
          </Checkbox>
        ))}
      </div>
      <AskingNote />
      <p>{texts.openPanelHint}</p>
      <Button className="w-fit" onClick={() => openPanel()}>
        {texts.openPanel}
      </Button>
    </section>
  );
}

function ListMarks() {
  const marksOn = useStore($marksOn);
  const forgotten = useStore($forgotten);
  return (
    <div className="grid gap-3">
      <Checkbox checked={marksOn} onChange={({ target }) => void switchListMarks(target.checked)}>
        {texts.marks}
      </Checkbox>
      <p className="text-14 text-ink-muted">{texts.marksHint}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" onClick={() => void forgetListMarks()}>
          {texts.forget}
        </Button>
        <p role="status" className="text-14">
          {forgotten && texts.forgotten}
        </p>
      </div>
    </div>
  );
}

function SiteAddress() {
  const origin = useStore($origin);
  const saved = useStore($saved);
  const hasSiteAccess = useStore($hasSiteAccess);
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
        label={texts.origin}
        hint={texts.originHint}
        name="origin"
        type="url"
        inputMode="url"
        autoComplete="off"
        value={typed ?? origin}
        onChange={({ target }) => type(target.value)}
        error={saved === 'invalid' && texts.originInvalid}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary">
          {texts.save}
        </Button>
        <p role="status" className="text-14">
          {saved === 'saved' && texts.saved}
        </p>
      </div>
      <Checkbox checked={hasSiteAccess} onChange={({ target }) => void switchOrigin(origin, target.checked)}>
        {texts.siteAccess}
      </Checkbox>
    </form>
  );
}
