import { readLogInLink, type VerifyOtpBody } from '../password/contract.ts';

let captured: VerifyOtpBody | undefined;

/** Takes the code of a mailed link out of the address bar, where history, extensions and shoulders can read it. */
export function captureLogInLink(): void {
  const link = readLogInLink(location.hash);
  if (!link) return;
  history.replaceState(history.state, '', location.pathname);
  captured = link;
}

/** Hands the link out exactly once: its code works once. */
export function takeLogInLink(): VerifyOtpBody | undefined {
  captureLogInLink();
  const taken = captured;
  captured = undefined;
  return taken;
}
