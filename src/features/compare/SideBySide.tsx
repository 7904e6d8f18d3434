import { useEffect, useMemo, useRef, useState } from 'react';
import type { Change } from '../../engines/comparison/index.ts';
import { Button } from '../../ui/Button.tsx';
import { type ChangeNavigation, changeId } from './change-navigation.ts';
import type { CompareAnswer, ShownDocument } from './contract.ts';
import { elide, NARROW, type Piece } from './elided.ts';
import { Hidden } from './Hidden.tsx';
import { foldedRows, type MarkedRow, markedRows, type Stretch } from './marked-rows.ts';
import { type MergedSegment, mergedRow } from './merged-row.ts';
import { SIDE_BY_SIDE } from './texts.ts';
import { useNarrow } from './use-narrow.ts';

interface SideBySideProps {
  before: ShownDocument;
  after: ShownDocument;
  difference: CompareAnswer['differences'][number];
  navigation: ChangeNavigation;
}

/**
 * Two documents side by side: matching paragraphs share a row, so both scroll together. On a narrow screen each row is one
 * text with the changes in it.
 */
export function SideBySide({ before, after, difference, navigation }: SideBySideProps) {
  const { changes } = difference;
  const isNarrow = useNarrow();
  const stretches = useMemo(
    () => foldedRows(markedRows(before.text, after.text, difference), isNarrow ? 0 : undefined),
    [before, after, difference, isNarrow],
  );
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const marks = { changes, current: navigation.current, isNarrow };
  return (
    <section aria-labelledby="side-by-side" className="grid gap-4">
      <h3 id="side-by-side" className="text-20">
        {SIDE_BY_SIDE.title}
      </h3>
      <div className="change-bar">
        <Button variant="secondary" aria-keyshortcuts="p" onClick={navigation.previous}>
          <span>
            {SIDE_BY_SIDE.previous}
            <span className="change-word">{SIDE_BY_SIDE.change}</span>
          </span>
        </Button>
        <Button variant="secondary" aria-keyshortcuts="n" onClick={navigation.next}>
          <span>
            {SIDE_BY_SIDE.next}
            <span className="change-word">{SIDE_BY_SIDE.change}</span>
          </span>
        </Button>
        <p role="status" className="font-mono text-14">
          {position(changes, navigation.current)}
        </p>
        <p className="change-keys">
          {SIDE_BY_SIDE.keys[0]}
          <kbd>n</kbd>
          {SIDE_BY_SIDE.keys[1]}
          <kbd>p</kbd>
          {SIDE_BY_SIDE.keys[2]}
        </p>
      </div>
      <div className="documents">
        <div className="documents-sheets" aria-hidden="true">
          <div className="sheet" />
          <div className="sheet" />
        </div>
        <div className="documents-row documents-names">
          <h4>{before.name}</h4>
          <h4>{after.name}</h4>
        </div>
        {stretches.map((stretch) =>
          stretch.folded && !unfolded.has(stretch.from) ? (
            <Fold
              key={stretch.from}
              stretch={stretch}
              unfold={() => setUnfolded(new Set([...unfolded, stretch.from]))}
            />
          ) : (
            stretch.rows.map((row, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer never move
                key={stretch.from + index}
                row={row}
                names={[before.name, after.name]}
                marks={marks}
                focused={stretch.folded && index === 0}
              />
            ))
          ),
        )}
      </div>
    </section>
  );
}

function position(changes: readonly Change[], current: number | undefined): string {
  const kind = current === undefined ? undefined : changes[current]?.kind;
  if (changes.length === 0) return SIDE_BY_SIDE.noChanges;
  if (current === undefined || !kind) return SIDE_BY_SIDE.changes(changes.length);
  return SIDE_BY_SIDE.position(current + 1, changes.length, kind);
}

function Fold({ stretch: { rows }, unfold }: { stretch: Stretch; unfold: () => void }) {
  return (
    <div className="documents-fold">
      <Button variant="quiet" onClick={unfold}>
        {SIDE_BY_SIDE.unfold(rows.length)}
      </Button>
    </div>
  );
}

interface Marks {
  changes: readonly Change[];
  current: number | undefined;
  isNarrow: boolean;
}

interface RowProps {
  row: MarkedRow;
  names: [string, string];
  marks: Marks;
  /** Takes the focus from the button that showed it, because that button is gone. */
  focused: boolean;
}

function Row({ row, names, marks, focused }: RowProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) element.current?.focus({ preventScroll: true });
  }, [focused]);
  const merged = useMemo(() => (marks.isNarrow ? mergedRow(row, marks.changes) : undefined), [row, marks]);
  return (
    <div ref={element} className="documents-row" data-same={row.same || undefined} tabIndex={focused ? -1 : undefined}>
      {merged ? (
        <Cell paragraphs={merged} side="after" marks={marks} />
      ) : (
        (['before', 'after'] as const).map((side, column) => (
          <Cell key={side} name={names[column]} paragraphs={row[side]} side={side} marks={marks} />
        ))
      )}
    </div>
  );
}

type Side = 'before' | 'after';

interface CellProps {
  /** Absent if the cell belongs to both versions. */
  name?: string | undefined;
  paragraphs: readonly MergedSegment[][];
  side: Side;
  marks: Marks;
}

function Cell({ name, paragraphs, side, marks }: CellProps) {
  return (
    <div className="documents-cell" data-name={name} data-empty={paragraphs.length === 0 || undefined}>
      {paragraphs.map((segments, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one answer never move
        <p key={index} dir="auto">
          {elide(segments, marks.isNarrow ? NARROW : undefined).map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do their pieces
            <PieceOfText key={place} piece={piece} side={side} isMerged={name === undefined} marks={marks} />
          ))}
        </p>
      ))}
    </div>
  );
}

interface PieceProps {
  piece: Piece & MergedSegment;
  side: Side;
  isMerged: boolean;
  marks: Marks;
}

function PieceOfText({ piece, side: sideOfCell, isMerged, marks }: PieceProps) {
  const { text, change: index, hidden } = piece;
  const change = index === undefined ? undefined : marks.changes[index];
  const side = piece.side ?? sideOfCell;
  if (index === undefined || !change) {
    return (
      <>
        {text}
        {hidden !== undefined && <Hidden text={hidden} />}
      </>
    );
  }
  const Tag = !piece.word ? 'mark' : side === 'before' ? 'del' : 'ins';
  // Navigation goes to where the text is now, or where it was if it was removed.
  const isThere = side === (change.kind === 'removed' ? 'before' : 'after');
  const isTarget = piece.begins && (isThere || (isMerged && change.kind !== 'moved'));
  return (
    <>
      {piece.begins && (isTarget || change.kind === 'moved') && (
        <span className="change-label" data-kind={change.kind} {...(isTarget && { id: changeId(index), tabIndex: -1 })}>
          <span className="sr-only">{SIDE_BY_SIDE.changeNumber(index + 1)}</span>
          {label(change, side)}
        </span>
      )}
      <Tag className="change" data-kind={change.kind} data-current={index === marks.current || undefined}>
        {text}
      </Tag>
      {hidden !== undefined && <Hidden text={hidden} />}
    </>
  );
}

function label(change: Change, side: Side): string {
  if (change.kind !== 'moved') return change.kind;
  return side === 'before' ? SIDE_BY_SIDE.movedFrom : SIDE_BY_SIDE.movedTo;
}
