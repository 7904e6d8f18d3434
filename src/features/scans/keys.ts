import { persistentAtom } from '@nanostores/persistent';

/** Whether single keys work in the list: speech input may press them by accident (WCAG 2.1.4). */
export const $shortcuts = persistentAtom<'on' | 'off'>('shortcuts', 'on', {
  encode: String,
  decode: (stored) => (stored === 'off' ? 'off' : 'on'),
});

export type Command = 'next' | 'previous' | 'select' | 'select range' | 'search' | 'clear';

const COMMANDS: Readonly<Record<string, Command>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  X: 'select range',
  '/': 'search',
  Escape: 'clear',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** Enter opens a scan, because its link has the focus. */
export function commandOf({ key, ctrlKey, metaKey, altKey, defaultPrevented }: Pressed): Command | undefined {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return undefined;
  return Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : undefined;
}

/** Fields in which keys are text or choose a value. */
export function takesKeys(element: Element | null): boolean {
  return (
    element?.matches('input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, dialog *') ?? false
  );
}
