import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import './drop-zone.css';

interface DropZoneProps {
  onDrop: (dropped: DataTransfer) => void;
  /** The file field, which does the same by keyboard. */
  children: ReactNode;
}

/** Takes what is dropped on it, as an extra to the file field within. */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // A file dropped beside the zone would open in place of the page, and all would be lost.
    const ignore = (event: Event) => event.preventDefault();
    for (const name of ['dragover', 'drop']) addEventListener(name, ignore);
    return () => {
      for (const name of ['dragover', 'drop']) removeEventListener(name, ignore);
    };
  }, []);
  const drag = (within: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(within);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    onDrop(event.dataTransfer);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the file field within does the same
    <div
      className="drop-zone"
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
