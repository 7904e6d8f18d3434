import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ResultsView } from './ResultsView.tsx';
import { $stage } from './store.ts';
import { UPLOADS } from './texts.ts';
import { FILES_HEADING, UploadView } from './UploadView.tsx';

export function UnlockedTool() {
  const stage = useStore($stage);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage.name);
  // The focused element is gone with its view: the password field or the Back button.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (shown.current === 'results' && stage.name === 'uploads') document.getElementById(FILES_HEADING)?.focus();
    shown.current = stage.name;
  }, [stage.name]);
  return (
    <div className="grid gap-8">
      <h1 ref={heading} tabIndex={-1} className="text-35">
        {UPLOADS.title}
      </h1>
      {stage.name === 'results' ? <ResultsView result={stage.result} /> : <UploadView />}
    </div>
  );
}
