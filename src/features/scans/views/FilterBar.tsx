import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useState } from 'react';
import { SEVERITIES } from '../../../engines/detection/analysis.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { InputField } from '../../../ui/Field.tsx';
import { CATEGORIES } from '../contract.ts';
import { type Filter, isNarrowed, NO_FILTER, partsInForce, SEARCH_LENGTH, toggled } from '../filter.ts';
import { KIND_NAMES } from '../kinds.ts';
import { capitalised } from '../words.ts';

const PAUSE_MS = 350;

interface FilterBarProps {
  filter: Filter;
  /** The field for what is searched for. */
  search: RefObject<HTMLInputElement | null>;
  onChange: (filter: Filter) => void;
  /** As by a button that is needed no longer. */
  onWiden: (filter: Filter) => void;
}

/** What the list can be narrowed by. */
export function FilterBar({ filter, search: field, onChange, onWiden }: FilterBarProps) {
  const parts = partsInForce(filter);
  const [open, setOpen] = useState(parts > 0);
  const id = useId();
  const change = (changed: Partial<Filter>) => onChange({ ...filter, ...changed });
  return (
    <search className="grid gap-4" aria-label="Scans">
      <div className="scan-search">
        <SearchField field={field} value={filter.search} onChange={(search) => change({ search })} />
        <Button variant="secondary" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {parts === 0 ? 'Filters' : `Filters: ${parts} in force`}
        </Button>
        {isNarrowed(filter) && (
          <Button variant="quiet" onClick={() => onWiden(NO_FILTER)}>
            Clear filters
          </Button>
        )}
      </div>
      <Narrowings filter={filter} onWiden={onWiden} />
      <div id={id} hidden={!open} className="scan-filters">
        <Choices
          legend="Severity"
          offered={SEVERITIES}
          chosen={filter.severity}
          onChange={(severity) => change({ severity })}
        />
        <Choices
          legend="Category"
          offered={CATEGORIES}
          chosen={filter.category}
          onChange={(category) => change({ category })}
        />
        <div className="scan-days">
          <DayField label="Arrived from" value={filter.from} max={filter.to} onChange={(from) => change({ from })} />
          <DayField label="Arrived until" value={filter.to} min={filter.from} onChange={(to) => change({ to })} />
        </div>
      </div>
    </search>
  );
}

/** What leads here from elsewhere and has no field of its own. */
function Narrowings({ filter, onWiden }: Pick<FilterBarProps, 'filter' | 'onWiden'>) {
  const { sender, kind, brand, first } = filter;
  return (
    <>
      {sender !== '' && (
        <Narrowing wider="All senders" onWiden={() => onWiden({ ...filter, sender: '' })}>
          Only from <span className="font-mono text-14 wrap-anywhere">{sender}</span>
        </Narrowing>
      )}
      {kind !== '' && (
        <Narrowing wider="All kinds" onWiden={() => onWiden({ ...filter, kind: '' })}>
          Only this kind: {KIND_NAMES[kind]}
        </Narrowing>
      )}
      {brand !== '' && (
        <Narrowing wider="Any company" onWiden={() => onWiden({ ...filter, brand: '' })}>
          Only what imitates <bdi className="wrap-anywhere">{brand}</bdi>
        </Narrowing>
      )}
      {first !== '' && (
        <Narrowing wider="Known senders, too" onWiden={() => onWiden({ ...filter, first: '' })}>
          Only first contacts
        </Narrowing>
      )}
    </>
  );
}

function Narrowing({ wider, onWiden, children }: { wider: string; onWiden: () => void; children: ReactNode }) {
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
  offered: readonly T[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

function Choices<T extends string>({ legend, offered, chosen, onChange }: ChoicesProps<T>) {
  return (
    <fieldset className="field">
      <legend className="field-label">{legend}</legend>
      <div className="choices choices-inline">
        {offered.map((one) => (
          <Checkbox key={one} checked={chosen.includes(one)} onChange={() => onChange(toggled(offered, chosen, one))}>
            {capitalised(one)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Asks once the typing pauses, not for each key. */
function SearchField({ field, value, onChange }: TypedProps & { field: RefObject<HTMLInputElement | null> }) {
  const { typed, setTyped, send } = useTyped(value, onChange);
  const words = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing begins the pause anew
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
        label="Search subjects and senders"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}

/** A year that is being typed is no day yet: it begins as `0002`. */
const FIRST_DAY = '1970-01-01';

function DayField({ label, value, onChange, min, max }: TypedProps & { label: string; min?: string; max?: string }) {
  const { typed, setTyped, send } = useTyped(value, onChange);
  return (
    <InputField
      label={label}
      type="date"
      min={min || FIRST_DAY}
      max={max || undefined}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '' || target.value >= FIRST_DAY) send(target.value);
      }}
    />
  );
}

interface TypedProps {
  value: string;
  onChange: (value: string) => void;
}

/** What stands in a field while the address has another value yet; what the address gets from elsewhere, it takes over. */
function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    setSent(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const send = (changed: string) => {
    if (changed === sent) return;
    setSent(changed);
    onChange(changed);
  };
  return { typed, setTyped, send };
}
