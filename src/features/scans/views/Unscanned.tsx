import { useStore } from '@nanostores/react';
import { Notice } from '../../../ui/Notice.tsx';
import { $monitor } from '../../scanning/store.ts';
import { unscannedLine } from '../unscanned.ts';

/** Says which messages no scan is listed of. */
export function Unscanned() {
  const { data } = useStore($monitor);
  if (!data || data.unscanned === 0) return null;
  return (
    <Notice kind="notice">
      <p>{unscannedLine(data.unscanned)} There is no verdict on them: see who sent them before you open anything.</p>
    </Notice>
  );
}
