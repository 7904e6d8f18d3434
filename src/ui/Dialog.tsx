import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import './close-button.css';
import './dialog.css';
import { showModal } from './show-modal.ts';
import { CONTROL_TEXTS } from './texts.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  title: string;
  open: boolean;
  /** By its button, by Escape or by the browser. */
  onClose: () => void;
  /** Asked before the user closes it. */
  mayClose?: () => boolean;
}

export function Dialog({
  title,
  open,
  onClose,
  mayClose = () => true,
  children,
  className = '',
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Once flushSync returns it is closed, so that elements behind it can take the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      if (element) showModal(element);
      // The browser would focus the close button.
      element?.querySelector<HTMLElement>('form input:not([type="hidden"])')?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!mayClose()) event.preventDefault();
      }}
      onClose={() => {
        // Chromium doesn’t ask again for a second Escape.
        if (dialog.current && open && !mayClose()) showModal(dialog.current);
        else onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="close-button"
          aria-label={CONTROL_TEXTS.close}
          onClick={() => {
            if (mayClose()) dialog.current?.close();
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
