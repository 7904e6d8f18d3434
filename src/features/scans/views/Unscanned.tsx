import { useStore } from '@nanostores/react';
import { Notice } from '../../../ui/Notice.tsx';
import { $monitor } from '../../scanning/store.ts';
import { UNSCANNED_ADVICE, unscannedLine } from '../texts.ts';

export function Unscanned() {
  const { data } = useStore($monitor);
  if (!data || data.unscanned === 0) return null;
  return (
    <Notice kind="notice">
      <p>
        {unscannedLine(data.unscanned)} {UNSCANNED_ADVICE}
      </p>
    </Notice>
  );
}
