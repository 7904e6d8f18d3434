import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect } from 'react';
import { $route, type Params } from '../../dashboard/route.ts';
import { $opened } from '../store.ts';
import './scans.css';

interface ScansViewProps {
  List: ComponentType<{ params: Params }>;
  Scan: ComponentType<{ scanId: string; listParams: Params }>;
}

/** The list, or the scan that the address names. */
export function ScansView({ List, Scan }: ScansViewProps) {
  const { params } = useStore($route);
  const { scan = '', ...rest } = params;
  // Coming from another view, the list starts at the top.
  useEffect(() => () => $opened.set(null), []);
  return scan === '' ? <List params={rest} /> : <Scan key={scan} scanId={scan} listParams={rest} />;
}
