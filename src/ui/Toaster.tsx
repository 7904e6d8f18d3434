import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Icon, type IconName } from './Icon.tsx';
import './close-button.css';
import './toaster.css';
import { CONTROL_TEXTS } from './texts.ts';

const ICONS: Record<Toast['type'], IconName> = {
  success: 'success',
  error: 'error',
  blank: 'plain',
  loading: 'plain',
  custom: 'plain',
};

/**
 * The library's view injects a style element, which our policy blocks. A later live region would miss the first toast.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    <div
      role="log"
      aria-label={CONTROL_TEXTS.notifications}
      className="toaster"
      // Move, not enter: a toast must not stay because it appeared under a resting pointer or a finger.
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
            aria-label={CONTROL_TEXTS.dismiss}
            onClick={() => {
              toast.dismiss(shown.id);
              // The removed button fires no blur event, so the other toasts would stay paused.
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
