import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Layout } from '../../engines/detection/display/layout.ts';
import type { Annotations } from '../annotate.ts';
import { canBeMarked, targetsOf } from './build-frame.ts';
import { showInFrame } from './live-frame.ts';
import { VIEW_TEXTS } from './texts.ts';
import { $originalColours } from './view-store.ts';
import '../choice-control.css';

interface EmailFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  layout: Layout;
  annotations: Annotations;
  /** The text that the findings’ positions refer to. */
  analysed: string;
  onOpen: (note: number) => void;
}

const EMPTY = `<!doctype html><title>${VIEW_TEXTS.frame}</title>`;
const MAX_TARGETS = 12;

/** An email in its sender's layout. Nothing in it runs, loads or navigates. */
export function EmailFrame({ frame, layout, annotations, analysed, onOpen }: EmailFrameProps) {
  const [height, setHeight] = useState(160);
  const [loads, setLoads] = useState(0);
  const [isGlaring, setGlaring] = useState(false);
  const isOriginal = useStore($originalColours);
  const isMarked = canBeMarked(layout, analysed);
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    if (!frame.current || loads === 0) return undefined;
    return showInFrame(frame.current, {
      layout,
      annotations: isMarked ? annotations : null,
      analysed,
      onHeight: setHeight,
      onGlaring: setGlaring,
      onOpen: (note) => open.current(note),
    });
  }, [frame, layout, annotations, analysed, isMarked, loads]);
  return (
    <div className="email-laid-out">
      {layout.remotePictures > 0 && <p className="email-remark">{VIEW_TEXTS.remote(layout.remotePictures)}</p>}
      {layout.isCut && <p className="email-remark">{VIEW_TEXTS.cut}</p>}
      {!isMarked && <p className="email-remark">{VIEW_TEXTS.unmarked}</p>}
      {isGlaring && (
        <label className="original-colours">
          <input
            type="checkbox"
            checked={isOriginal}
            onChange={({ currentTarget }) => $originalColours.set(currentTarget.checked)}
          />
          {VIEW_TEXTS.originalColours}
        </label>
      )}
      <iframe
        ref={frame}
        className="email-frame"
        data-paper={layout.isColoured || undefined}
        title={VIEW_TEXTS.frame}
        // Same origin, so that this page can fill it. No scripts, forms, pop-ups or navigation.
        sandbox="allow-same-origin"
        srcDoc={EMPTY}
        style={{ height }}
        onLoad={() => setLoads((before) => before + 1)}
      />
      <LinkTargets layout={layout} />
    </div>
  );
}

function LinkTargets({ layout }: { layout: Layout }) {
  const targets = useMemo(() => targetsOf(layout), [layout]);
  if (targets.length === 0) return null;
  const more = targets.length - MAX_TARGETS;
  return (
    <div className="email-remark">
      <p>{VIEW_TEXTS.links}</p>
      <ul className="email-targets">
        {targets.slice(0, MAX_TARGETS).map(([target, count]) => (
          <li key={target}>{VIEW_TEXTS.times(target, count)}</li>
        ))}
        {more > 0 && <li>{VIEW_TEXTS.moreTargets(more)}</li>}
      </ul>
    </div>
  );
}
