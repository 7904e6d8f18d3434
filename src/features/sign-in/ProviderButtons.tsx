import { useStore } from '@nanostores/react';
import { Button } from '../../ui/Button.tsx';
import type { FlowType } from './contract.ts';
import { $service } from './service-store.ts';
import { $signIn, startSignIn } from './store.ts';
import { SIGN_IN_TEXTS } from './texts.ts';

/** The operator's other providers, in their order. */
export function ProviderButtons({ flowType }: { flowType: FlowType }) {
  const { data } = useStore($service, { ssr: 'initial' });
  const state = useStore($signIn);
  const opening = state.status === 'starting' ? state.provider : undefined;
  return data?.providers?.map(({ id, name }) => (
    <Button
      key={id}
      variant="secondary"
      className="w-full"
      busy={opening === id}
      busyLabel={SIGN_IN_TEXTS.opening(name)}
      onClick={() => void startSignIn(flowType, id)}
    >
      {SIGN_IN_TEXTS.withProvider[flowType](name)}
    </Button>
  ));
}
