import { useEffect, useState } from 'react';

/** Dark on light in both themes, because many cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<boolean[][]>();
  useEffect(() => {
    // Loaded when it is needed: few people set up a second step twice.
    void import('qr').then(({ default: encodeQR }) => setRows(encodeQR(text, 'raw', { border: 4 })));
  }, [text]);
  const size = rows?.length ?? 0;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="qr-code">
      <path d={rows ? pathOf(rows) : ''} />
    </svg>
  );
}

/** A square for each dark module. */
function pathOf(rows: readonly boolean[][]): string {
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return squares.join('');
}
