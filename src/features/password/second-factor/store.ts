import { withConfirmation } from '../../sign-in/confirm-store.ts';
import * as api from './api.ts';

export const startSecondFactor = () => withConfirmation(api.startSecondFactor);
export const confirmSecondFactor = (code: string) => withConfirmation(() => api.confirmSecondFactor(code));
export const renewRecoveryCodes = () => withConfirmation(api.renewRecoveryCodes);
export const removeSecondFactor = () => withConfirmation(api.removeSecondFactor);
