import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $place } from '../../dashboard/route.ts';
import { $opened } from '../store.ts';
import { ScanList } from './ScanList.tsx';
import { ScanView } from './ScanView.tsx';
import './scans.css';

/** The scans, or the one that the address names. */
export function ScansView() {
  const { params } = useStore($place);
  const { scan = '', ...rest } = params;
  // Whoever comes from another view begins at the top.
  useEffect(() => () => $opened.set(null), []);
  return scan === '' ? <ScanList params={rest} /> : <ScanView key={scan} scanId={scan} listParams={rest} />;
}
