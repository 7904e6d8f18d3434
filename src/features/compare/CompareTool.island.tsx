import { useStore } from '@nanostores/react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { PasswordGate } from './PasswordGate.tsx';
import { ResultsView } from './ResultsView.tsx';
import { $stage, $unlocked } from './store.ts';
import { UploadView } from './UploadView.tsx';

/** The password gate, then the tool: uploads, and the result in their place. */
export function CompareTool({ password }: { password: string }) {
  return (
    <ErrorBoundary>
      <Tool password={password} />
    </ErrorBoundary>
  );
}

function Tool({ password }: { password: string }) {
  const unlocked = useStore($unlocked);
  const stage = useStore($stage);
  if (!unlocked) return <PasswordGate password={password} />;
  return (
    <div className="grid gap-8">
      <h1 className="max-w-headline text-35">Document Attachment Comparison Tool</h1>
      {stage.name === 'results' ? <ResultsView result={stage.result} /> : <UploadView />}
    </div>
  );
}
