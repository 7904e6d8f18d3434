import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $route } from '../../dashboard/route.ts';
import { $opened } from '../store.ts';
import { ScanList } from './ScanList.tsx';
import { ScanView } from './ScanView.tsx';
import { type ScanSlots, Slots } from './slots.ts';
import './scans.css';

export function ScansView({ slots }: { slots: ScanSlots }) {
  const { params } = useStore($route);
  const { scan = '', ...rest } = params;
  // Coming from another view, the list starts at the top.
  useEffect(() => () => $opened.set(null), []);
  if (scan === '') return <ScanList params={rest} />;
  return (
    <Slots value={slots}>
      <ScanView key={scan} scanId={scan} listParams={rest} />
    </Slots>
  );
}
