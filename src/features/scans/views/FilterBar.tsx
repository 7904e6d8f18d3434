import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useState } from 'react';
import { SEVERITIES } from '../../../engines/detection/analysis.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { CATEGORIES } from '../contract.ts';
import { activeFields, type Filter, isNarrowed, NO_FILTER, SEARCH_LENGTH, toggled } from '../filter.ts';
import { CATEGORY_NAMES, EMPTY_TEXTS, FILTER_TEXTS, KIND_NAMES } from '../texts.ts';

const PAUSE_MS = 350;

interface FilterBarProps {
  filter: Filter;
  search: RefObject<HTMLInputElement | null>;
  onChange: (filter: Filter) => void;
  /** By a button that disappears, so the focus has to move. */
  onWiden: (filter: Filter) => void;
}

export function FilterBar({ filter, search: field, onChange, onWiden }: FilterBarProps) {
  const active = activeFields(filter);
  const [open, setOpen] = useState(active > 0);
  const id = useId();
  const change = (changed: Partial<Filter>) => onChange({ ...filter, ...changed });
  return (
    <search className="grid gap-4" aria-label={FILTER_TEXTS.label}>
      <div className="scan-search">
        <SearchField field={field} value={filter.search} onChange={(search) => change({ search })} />
        <Button variant="secondary" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {FILTER_TEXTS.filters(active)}
        </Button>
        {isNarrowed(filter) && (
          <Button variant="quiet" onClick={() => onWiden(NO_FILTER)}>
            {EMPTY_TEXTS.clear}
          </Button>
        )}
      </div>
      <LinkedFilters filter={filter} onWiden={onWiden} />
      <div id={id} hidden={!open} className="scan-filters">
        <Choices
          legend={FILTER_TEXTS.severity}
          options={SEVERITIES}
          selected={filter.severity}
          labelOf={(severity) => severity}
          onChange={(severity) => change({ severity })}
        />
        <Choices
          legend={FILTER_TEXTS.category}
          options={CATEGORIES}
          selected={filter.category}
          labelOf={(category) => CATEGORY_NAMES[category]}
          onChange={(category) => change({ category })}
        />
        <div className="scan-days">
          <DayField
            label={FILTER_TEXTS.from}
            value={filter.from}
            max={filter.to}
            onChange={(from) => change({ from })}
          />
          <DayField label={FILTER_TEXTS.to} value={filter.to} min={filter.from} onChange={(to) => change({ to })} />
        </div>
      </div>
    </search>
  );
}

/** Filters that come from links in other views and have no field. */
function LinkedFilters({ filter, onWiden }: Pick<FilterBarProps, 'filter' | 'onWiden'>) {
  const { sender, kind, brand, first } = filter;
  return (
    <>
      {sender !== '' && (
        <LinkedFilter wider={FILTER_TEXTS.allSenders} onWiden={() => onWiden({ ...filter, sender: '' })}>
          {FILTER_TEXTS.sender} <span className="font-mono text-14 wrap-anywhere">{sender}</span>
        </LinkedFilter>
      )}
      {kind !== '' && (
        <LinkedFilter wider={FILTER_TEXTS.allKinds} onWiden={() => onWiden({ ...filter, kind: '' })}>
          {FILTER_TEXTS.kind(KIND_NAMES[kind])}
        </LinkedFilter>
      )}
      {brand !== '' && (
        <LinkedFilter wider={FILTER_TEXTS.allBrands} onWiden={() => onWiden({ ...filter, brand: '' })}>
          {FILTER_TEXTS.brand} <bdi className="wrap-anywhere">{brand}</bdi>
        </LinkedFilter>
      )}
      {first !== '' && (
        <LinkedFilter wider={FILTER_TEXTS.knownToo} onWiden={() => onWiden({ ...filter, first: '' })}>
          {FILTER_TEXTS.first}
        </LinkedFilter>
      )}
    </>
  );
}

function LinkedFilter({ wider, onWiden, children }: { wider: string; onWiden: () => void; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{children}</span>
      <Button variant="quiet" onClick={onWiden}>
        {wider}
      </Button>
    </p>
  );
}

interface ChoicesProps<T extends string> {
  legend: string;
  options: readonly T[];
  selected: readonly T[];
  labelOf: (option: T) => string;
  onChange: (selected: T[]) => void;
}

function Choices<T extends string>({ legend, options, selected, labelOf, onChange }: ChoicesProps<T>) {
  return (
    <fieldset className="field">
      <legend className="field-label">{legend}</legend>
      <div className="choices choices-inline">
        {options.map((option) => (
          <Checkbox
            key={option}
            checked={selected.includes(option)}
            onChange={() => onChange(toggled(options, selected, option))}
          >
            {labelOf(option)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
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
    <form onSubmit={submit}>
      <InputField
        ref={field}
        label={FILTER_TEXTS.search}
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

function DayField({ label, value, onChange, min, max }: DraftProps & { label: string; min?: string; max?: string }) {
  const { draft, setDraft, send } = useDraft(value, onChange);
  return (
    <InputField
      label={label}
      type="date"
      min={min || FIRST_DAY}
      max={max || undefined}
      value={draft}
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
