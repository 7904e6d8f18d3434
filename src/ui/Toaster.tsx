import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Icon, type IconName } from './Icon.tsx';
import './close-button.css';
import './toaster.css';

const ICONS: Record<Toast['type'], IconName> = {
  success: 'success',
  error: 'error',
  blank: 'plain',
  loading: 'plain',
  custom: 'plain',
};

/**
 * Shows the toasts. The library's own view injects a style element, which the Content-Security-Policy blocks.
 * The live region is there before the first toast, or that one would not be announced.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    <div
      role="log"
      aria-label="Messages"
      className="toaster"
      // A toast that arrives beneath a resting pointer, or a finger, must not stay for that.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && handlers.startPause()}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((shown) => (
        <div key={shown.id} className={`toast toast-${ICONS[shown.type]}`} data-leaving={!shown.visible}>
          <Icon name={ICONS[shown.type]} />
          <div className="toast-text">{resolveValue(shown.message, shown)}</div>
          <button
            type="button"
            className="close-button"
            aria-label="Dismiss message"
            onClick={() => {
              toast.dismiss(shown.id);
              // The button goes without a blur event, and would leave the others paused for ever.
              handlers.endPause();
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
