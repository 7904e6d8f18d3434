import { useSyncExternalStore } from 'react';
import { passkeysWork } from '../passkeys/store.ts';

const neverChanges = () => () => {};

/** True before hydration: nearly all browsers have passkeys. */
export function usePasskeysWork(): boolean {
  return useSyncExternalStore(neverChanges, passkeysWork, () => true);
}
