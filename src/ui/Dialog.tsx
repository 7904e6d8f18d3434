import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';
import './close-button.css';
import './dialog.css';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  title: string;
  open: boolean;
  /** Called however it was closed: by its button, by Escape or by the browser. */
  onClose: () => void;
}

/** A modal dialog; the browser keeps the focus inside and gives it back. */
export function Dialog({ title, open, onClose, children, className = '', ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      element?.showModal();
      // The browser would begin at the button that closes it.
      element?.querySelector<HTMLElement>('form input')?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog {...rest} ref={dialog} className={`dialog ${className}`} aria-labelledby={titleId} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="close-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
