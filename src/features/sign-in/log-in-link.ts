import { readLogInLink, type VerifyOtpBody } from '../password/contract.ts';

let captured: VerifyOtpBody | undefined;

/** Moves the code of an emailed link out of the address bar, history and reach of extensions. */
export function captureLogInLink(): void {
  const link = readLogInLink(location.hash);
  if (!link) return;
  history.replaceState(history.state, '', location.pathname);
  captured = link;
}

/** Returns the link once, because its code works once. */
export function takeLogInLink(): VerifyOtpBody | undefined {
  captureLogInLink();
  const taken = captured;
  captured = undefined;
  return taken;
}
