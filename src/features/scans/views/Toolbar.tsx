import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import { InputField } from '../../../ui/Field.tsx';
import { SORTS } from '../contract.ts';
import { daysOf, type Filter, PERIODS, type Period, periodOf, SEARCH_LENGTH } from '../filter.ts';
import { FILTER_TEXTS } from '../view-texts.ts';
import { Choice } from './Choice.tsx';

const PAUSE_MS = 350;

interface ToolbarProps {
  filter: Filter;
  search: RefObject<HTMLInputElement | null>;
  onChange: (changed: Partial<Filter>) => void;
}

export function Toolbar({ filter, search, onChange }: ToolbarProps) {
  const { from, to, sort } = filter;
  const now = new Date();
  const found = periodOf(filter, now);
  const [choosing, setChoosing] = useState(false);
  const choose = (period: Period) => {
    setChoosing(period === 'days');
    if (period !== 'days') onChange(daysOf(period, now));
  };
  const choosesDays = choosing || found === 'days';
  return (
    <div className="scan-toolbar">
      <SearchField field={search} value={filter.search} onChange={(words) => onChange({ search: words })} />
      <Choice
        label={FILTER_TEXTS.period}
        options={['any', ...PERIODS, 'days'] as const}
        names={FILTER_TEXTS.periods}
        value={choosesDays ? 'days' : found}
        onChange={choose}
      />
      <Choice
        label={FILTER_TEXTS.sort}
        options={SORTS}
        names={FILTER_TEXTS.sorts}
        value={sort}
        onChange={(chosen) => onChange({ sort: chosen })}
      />
      {choosesDays && (
        <div className="scan-days">
          <DayField label={FILTER_TEXTS.from} value={from} max={to} onChange={(day) => onChange({ from: day })} />
          <DayField
            label={FILTER_TEXTS.to}
            value={to}
            min={from}
            error={from !== '' && to !== '' && to < from && FILTER_TEXTS.reversed}
            onChange={(day) => onChange({ to: day })}
          />
        </div>
      )}
    </div>
  );
}

/** Searches when typing pauses. */
function SearchField({ field, value, onChange }: DraftProps & { field: RefObject<HTMLInputElement | null> }) {
  const { draft, setDraft, send } = useDraft(value, onChange);
  const words = draft.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => send(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(words);
  };
  return (
    <form className="scan-search" onSubmit={submit}>
      <input
        ref={field}
        aria-label={FILTER_TEXTS.search}
        placeholder={FILTER_TEXTS.searchShort}
        className="field-control"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
    </form>
  );
}

/** While a year is typed, the field has values such as `0002-11-21`. */
const FIRST_DAY = '1970-01-01';

interface DayFieldProps extends DraftProps {
  label: string;
  min?: string;
  max?: string;
  error?: string | false;
}

function DayField({ label, value, onChange, min, max, error }: DayFieldProps) {
  const { draft, setDraft, send } = useDraft(value, onChange);
  return (
    <InputField
      label={label}
      type="date"
      min={min || FIRST_DAY}
      max={max || undefined}
      value={draft}
      error={error}
      onChange={({ target }) => {
        setDraft(target.value);
        if (target.value === '' || target.value >= FIRST_DAY) send(target.value);
      }}
    />
  );
}

interface DraftProps {
  value: string;
  onChange: (value: string) => void;
}

/** The field's text, ahead of the address while typing, and replaced when the address changes elsewhere. */
function useDraft(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    setSent(value);
    if (value !== draft.trim()) setDraft(value);
  }
  const send = (changed: string) => {
    if (changed === sent) return;
    setSent(changed);
    onChange(changed);
  };
  return { draft, setDraft, send };
}
