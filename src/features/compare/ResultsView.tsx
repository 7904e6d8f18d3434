import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../client/save-file.ts';
import { FACT_NAMES, foreignLetters } from '../../engines/comparison/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type ChangeNavigation, useChanges } from './change-navigation.ts';
import type { ShownDocument } from './contract.ts';
import { BRIEF, elide } from './elided.ts';
import { fileName } from './file-name.ts';
import { Hidden } from './Hidden.tsx';
import { htmlReport } from './html-report.ts';
import type { CompareResult } from './request-comparison.ts';
import { SideBySide } from './SideBySide.tsx';
import { backToUploads } from './store.ts';
import { RESULTS, SIDE_BY_SIDE } from './texts.ts';
import { useNarrow } from './use-narrow.ts';

export function ResultsView({ result }: { result: CompareResult }) {
  const { documents = [], differences = [], problems = [] } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(() => mostSerious(differences));
  const difference = differences[shown];
  const navigation = useChanges(difference?.changes.length ?? 0);
  useEffect(() => heading.current?.focus(), []);
  const before = documents[0];
  const name = fileName(result);
  const after = difference && documents[difference.document];
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
      if (event.key === 'n') navigation.next();
      else if (event.key === 'p') navigation.previous();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigation]);
  return (
    <div className="grid gap-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-29">
          {RESULTS.title}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => save(`${name}.html`, 'text/html', htmlReport(result))}>
            {RESULTS.downloadReport}
          </Button>
          <Button
            variant="secondary"
            onClick={() => save(`${name}.json`, 'application/json', JSON.stringify(result, null, 2))}
          >
            {RESULTS.downloadJson}
          </Button>
          <Button variant="secondary" onClick={backToUploads}>
            {RESULTS.back}
          </Button>
        </div>
      </div>
      {problems.length > 0 && (
        <Notice kind="notice">
          {problems.map(({ file_name, message }) => (
            <p key={file_name}>{message}</p>
          ))}
        </Notice>
      )}
      {differences.length > 1 && before && (
        <SelectField
          label={RESULTS.compareWith(before.name)}
          className="max-w-form"
          value={shown}
          onChange={({ currentTarget }) => {
            setShown(Number(currentTarget.value));
            navigation.reset();
          }}
        >
          {differences.map(({ document, changes }, index) => (
            <option key={document} value={index}>
              {documents[document]?.name} (
              {changes.length === 0 ? RESULTS.identical : SIDE_BY_SIDE.changes(changes.length)})
            </option>
          ))}
        </SelectField>
      )}
      {difference && before && after && (
        <ChangedFacts facts={difference.facts} before={before} after={after} navigation={navigation} />
      )}
      {difference && before && after && (
        <SideBySide key={shown} before={before} after={after} difference={difference} navigation={navigation} />
      )}
      <Texts result={result} />
    </div>
  );
}

function mostSerious(differences: NonNullable<CompareResult['differences']>): number {
  const kinds = Object.keys(FACT_NAMES);
  const ranks = differences.map(({ facts: [first] }) => (first ? kinds.indexOf(first.kind) : kinds.length));
  return Math.max(0, ranks.indexOf(Math.min(...ranks)));
}

function Warning({ text }: { text: string | null }) {
  const foreign = text === null ? undefined : foreignLetters(text);
  return foreign && <p className="font-sans text-14 text-error">{foreign}</p>;
}

interface ChangedFactsProps {
  facts: NonNullable<CompareResult['differences']>[number]['facts'];
  before: ShownDocument;
  after: ShownDocument;
  navigation: ChangeNavigation;
}

function ChangedFacts({ facts, before, after, navigation }: ChangedFactsProps) {
  return (
    <section aria-labelledby="changed-facts" className="grid gap-3">
      <h3 id="changed-facts" className="text-20">
        {RESULTS.changedFacts}
      </h3>
      {facts.length === 0 ? (
        <p className="text-ink-muted">{RESULTS.noChangedFacts}</p>
      ) : (
        <table className="facts">
          <thead>
            <tr>
              <th scope="col">{RESULTS.fact}</th>
              <th scope="col">{before.name}</th>
              <th scope="col">{after.name}</th>
              <th scope="col">
                <span className="sr-only">{RESULTS.where}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one answer never move
              <tr key={index}>
                <th scope="row">
                  {FACT_NAMES[fact.kind]}
                  {fact.changes.length > 1 && (
                    <span className="block font-normal text-14 text-ink-muted">
                      {RESULTS.places(fact.changes.length)}
                    </span>
                  )}
                </th>
                <td data-name={before.name}>
                  {fact.before === null ? RESULTS.none : <del>{fact.before}</del>}
                  <Warning text={fact.before} />
                </td>
                <td data-name={after.name}>
                  {fact.after === null ? RESULTS.none : <ins>{fact.after}</ins>}
                  <Warning text={fact.after} />
                </td>
                <td>
                  <Button
                    variant="quiet"
                    aria-label={RESULTS.showFact(FACT_NAMES[fact.kind], fact.after ?? fact.before)}
                    onClick={() => navigation.goTo(placeAfter(navigation.current, fact.changes))}
                  >
                    {RESULTS.show}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Each press shows the next place. */
function placeAfter(current: number | undefined, places: readonly number[]): number {
  const [first = 0] = places;
  return places[places.indexOf(current ?? -1) + 1] ?? first;
}

function Texts({ result: { comparison, explanations } }: { result: CompareResult }) {
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      {(['Comparison', 'Differences'] as const).map((name) => (
        <section key={name} aria-labelledby={`text-${name}`} className="grid content-start gap-3">
          <h3 id={`text-${name}`} className="text-20">
            {name === 'Comparison' ? RESULTS.similarities : RESULTS.differences}
          </h3>
          <p className="max-w-measure whitespace-pre-line wrap-anywhere">
            <Summarized text={comparison[name]} />
          </p>
        </section>
      ))}
      <section aria-labelledby="explanations" className="grid gap-6 lg:col-span-2">
        <h3 id="explanations" className="text-20">
          {RESULTS.explanations}
        </h3>
        <ul className="grid gap-6 md:grid-cols-2">
          {explanations.map(({ file_name, Word_Count, Summary }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={index} className="grid content-start gap-2">
              <h4 className="text-16 wrap-anywhere">{file_name}</h4>
              <p className="font-mono text-14 text-ink-muted">{RESULTS.words(Word_Count)}</p>
              <p className="max-w-measure" dir="auto">
                <Summarized text={Summary} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** On a narrow screen, shows only the start until the reader asks for the rest. */
function Summarized({ text }: { text: string }) {
  const isNarrow = useNarrow();
  const [piece] = isNarrow ? elide([{ text }], BRIEF) : [];
  if (piece?.hidden === undefined) return text;
  return (
    <>
      {piece.text}
      <Hidden text={piece.hidden} />
    </>
  );
}

function save(name: string, type: string, text: string): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
