/** After what the page itself needs. */
const DELAY_MS = 3000;

/**
 * Shows new alerts on a signed-in page other than the dashboard, once that has loaded. Without its scripts the page works
 * as before. @returns stops it
 */
export function showAlertsHere(): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const start = async () => {
    const views = await import('./views/open-new-alerts.tsx').catch(() => undefined);
    if (!isStopped) stop = views?.openNewAlerts();
  };
  const timer = setTimeout(() => void start(), DELAY_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop?.();
  };
}
