import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $route } from '../../dashboard/route.ts';
import { $opened } from '../store.ts';
import { ScanList } from './ScanList.tsx';
import { ScanView } from './ScanView.tsx';
import './scans.css';

export function ScansView() {
  const { params } = useStore($route);
  const { scan = '', ...rest } = params;
  // Coming from another view, the list starts at the top.
  useEffect(() => () => $opened.set(null), []);
  return scan === '' ? <ScanList params={rest} /> : <ScanView key={scan} scanId={scan} listParams={rest} />;
}
