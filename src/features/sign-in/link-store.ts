import { type Answer, serverMessage } from '../../client/answer.ts';
import type { ProviderReturn, ReturnedCode } from '../../client/oauth-return.ts';
import { saveReturnPath, takeReturnPath } from '../../client/return-path.ts';
import { showToast, toastAfterNavigation } from '../../client/toast.ts';
import { isWebAddress } from '../../client/web-address.ts';
import { confirmAuthUrl, confirmIdentity, linkAuthUrl, linkIdentity } from './api.ts';
import { withConfirmation } from './confirm-store.ts';
import type { AuthUrlAnswer } from './contract.ts';
import { SIGN_IN_TEXTS } from './texts.ts';

/** Why a logged-in user goes to a provider, by the prefix of the state that it returns. */
const ERRANDS = {
  'link.': { finish: linkIdentity, done: SIGN_IN_TEXTS.linked, failed: SIGN_IN_TEXTS.notLinked },
  'confirm.': { finish: confirmIdentity, done: SIGN_IN_TEXTS.confirmed, failed: SIGN_IN_TEXTS.notConfirmed },
} satisfies Record<
  string,
  { finish: (returned: ReturnedCode) => Promise<Answer<unknown>>; done: string; failed: string }
>;

/** Leaves for the provider, to connect it. */
export function startLinking(providerId: string): Promise<void> {
  return leave(withConfirmation(() => linkAuthUrl(providerId)));
}

/** Leaves for the provider, to prove who the user is. */
export function startConfirming(providerId: string): Promise<void> {
  return leave(confirmAuthUrl(providerId));
}

async function leave(asked: Promise<Answer<AuthUrlAnswer>>): Promise<void> {
  const answer = await asked;
  if (answer.ok && isWebAddress(answer.data.authUrl)) {
    saveReturnPath();
    location.assign(answer.data.authUrl);
    return;
  }
  showToast('error', answer.ok ? SIGN_IN_TEXTS.noAuthUrl : (serverMessage(answer.error) ?? SIGN_IN_TEXTS.notStarted));
}

/** On the page that the provider redirects to. @returns false for the answer to a log-in */
export async function finishErrand(returned: ProviderReturn): Promise<boolean> {
  const errand = Object.entries(ERRANDS).find(([start]) => returned.state.startsWith(start))?.[1];
  if (!errand) return false;
  if ('error' in returned) {
    const isCancelled = returned.error === 'access_denied';
    toastAfterNavigation(isCancelled ? 'plain' : 'error', isCancelled ? SIGN_IN_TEXTS.cancelled : errand.failed);
  } else {
    const answer = await errand.finish(returned);
    if (answer.ok) toastAfterNavigation('success', errand.done);
    else toastAfterNavigation('error', serverMessage(answer.error) ?? errand.failed);
  }
  location.replace(takeReturnPath() ?? '/dashboard?view=account');
  return true;
}
