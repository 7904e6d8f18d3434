import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import './drop-zone.css';

interface DropZoneProps {
  onDrop: (dropped: DataTransfer) => void;
  /** The file field, for keyboard users. */
  children: ReactNode;
}

export function DropZone({ onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // A file dropped outside the zone would otherwise replace the page.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the file field inside does the same by keyboard
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
