import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Waiting } from '../../ui/Loading.tsx';
import { PasswordGate } from './PasswordGate.tsx';
import { $unlocked } from './store.ts';

// Most of the tool's code, which isn't needed before the password is entered.
const load = () => import('./UnlockedTool.tsx');
const UnlockedTool = lazy(async () => ({ default: (await load()).UnlockedTool }));

export function CompareTool({ password }: { password: string }) {
  return (
    <ErrorBoundary>
      <Tool password={password} />
    </ErrorBoundary>
  );
}

function Tool({ password }: { password: string }) {
  const unlocked = useStore($unlocked);
  if (!unlocked) return <PasswordGate password={password} onNear={() => void load()} />;
  return (
    <Suspense fallback={<Waiting />}>
      <UnlockedTool />
    </Suspense>
  );
}
