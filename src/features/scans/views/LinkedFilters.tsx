import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { type Filter, isNarrowed, NO_FILTER } from '../filter.ts';
import { KIND_NAMES } from '../texts.ts';
import { EMPTY_TEXTS, FILTER_TEXTS } from '../view-texts.ts';

interface LinkedFiltersProps {
  filter: Filter;
  /** An empty list has a button of its own that clears the filters. */
  isEmpty: boolean;
  /** By a button that disappears, so the focus has to move. */
  onWiden: (filter: Filter) => void;
}

/** Filters that come from links in other views and have no field, and a way to clear all. */
export function LinkedFilters({ filter, isEmpty, onWiden }: LinkedFiltersProps) {
  const { sender, kind, brand, first } = filter;
  return (
    <>
      {isNarrowed({ ...filter, verdict: [] }) && !isEmpty && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => onWiden({ ...NO_FILTER, sort: filter.sort })}
        >
          {EMPTY_TEXTS.clear}
        </Button>
      )}
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

interface LinkedFilterProps {
  wider: string;
  onWiden: () => void;
  children: ReactNode;
}

function LinkedFilter({ wider, onWiden, children }: LinkedFilterProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{children}</span>
      <Button variant="quiet" onClick={onWiden}>
        {wider}
      </Button>
    </p>
  );
}
