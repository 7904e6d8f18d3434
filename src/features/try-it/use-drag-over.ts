import { useEffect, useState } from 'react';

/** Whether a file is being dragged over the page. */
export function useDragOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const follow = ({ type, dataTransfer, relatedTarget }: DragEvent) => {
      if (type === 'dragover') setOver(dataTransfer?.types.includes('Files') ?? false);
      // On the way from one element to another there is a related target.
      else if (type === 'drop' || !relatedTarget) setOver(false);
    };
    const names = ['dragover', 'dragleave', 'drop'] as const;
    for (const name of names) addEventListener(name, follow);
    return () => {
      for (const name of names) removeEventListener(name, follow);
    };
  }, []);
  return isOver;
}
