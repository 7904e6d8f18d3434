import { useStore } from '@nanostores/react';
import { $isAsking } from './ask-permission.ts';
import { PERMISSION_TEXTS } from './texts.ts';

export function AskingNote() {
  const isAsking = useStore($isAsking);
  return (
    <p role="status" className="text-14 empty:hidden">
      {isAsking && PERMISSION_TEXTS.asking}
    </p>
  );
}
