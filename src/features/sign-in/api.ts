import type { Answer } from '../../client/answer.ts';
import type { ReturnedCode } from '../../client/oauth-return.ts';
import { request } from '../../client/request.ts';
import { baseUrl } from '../../client/send.ts';
import {
  type ChangePasswordBody,
  type CodeRequestAnswer,
  type DoneAnswer,
  type ForgotPasswordBody,
  PASSWORD_PATHS,
  type PasswordLoginBody,
  type PasswordRegisterBody,
  type ResendOtpBody,
  type ResetAnswer,
  type ResetPasswordBody,
  type VerifyOtpBody,
} from '../password/contract.ts';
import {
  AUTH_PATHS,
  type AuthUrlAnswer,
  type FlowType,
  type LoginAnswer,
  type ProviderName,
  type RegisterAnswer,
  type SessionsAnswer,
  type SignInMethodsAnswer,
  STATE_HEADER,
} from './contract.ts';

// The Auth API. Log-out and refresh also change the stored session and have their own files.
// Answers are not validated here.

const SERVICE_PATH = '/api/v1/';

interface Override {
  endpoint?: string;
}

export interface ServiceAnswer {
  name: string;
  version: string;
  health: string;
  /** Whether the built-in demo provider replaces Google. */
  demo: boolean;
  passwords: boolean;
  /** False if emails wait in the outbox. */
  sendsEmail: boolean;
  /** Providers to log in with besides Google. */
  providers: ProviderName[];
}

export function serviceInfo(): Promise<Answer<ServiceAnswer>> {
  return request({ method: 'GET', path: SERVICE_PATH, anonymous: true });
}

export function register(body: PasswordRegisterBody, override: Override = {}): Promise<Answer<CodeRequestAnswer>> {
  return post(pathOf(override, PASSWORD_PATHS.register), body);
}

export function login(body: PasswordLoginBody): Promise<Answer<LoginAnswer>> {
  return post(PASSWORD_PATHS.login, body);
}

/** Creates the account that waits for this code, or logs in with the code of an emailed link. */
export function verifyOtp(
  body: VerifyOtpBody,
  override: Override = {},
): Promise<Answer<RegisterAnswer & Partial<LoginAnswer>>> {
  return post(pathOf(override, PASSWORD_PATHS.verifyOtp), body);
}

export function resendOtp(body: ResendOtpBody): Promise<Answer<CodeRequestAnswer>> {
  return post(PASSWORD_PATHS.resendOtp, body);
}

export function forgotPassword(body: ForgotPasswordBody): Promise<Answer<CodeRequestAnswer>> {
  return post(PASSWORD_PATHS.forgotPassword, body);
}

export function resetPassword(body: ResetPasswordBody): Promise<Answer<ResetAnswer>> {
  return post(PASSWORD_PATHS.resetPassword, body);
}

export function changePassword(body: ChangePasswordBody): Promise<Answer<DoneAnswer>> {
  return request({ method: 'POST', path: PASSWORD_PATHS.changePassword, body });
}

export function googleAuthUrl(flowType: FlowType): Promise<Answer<AuthUrlAnswer>> {
  return request({ method: 'GET', path: AUTH_PATHS.authUrl, params: { flowType }, anonymous: true });
}

export function providerAuthUrl(providerId: string, flowType: FlowType): Promise<Answer<AuthUrlAnswer>> {
  return request({
    method: 'GET',
    path: AUTH_PATHS.providerAuthUrl,
    params: { providerId, flowType },
    anonymous: true,
  });
}

export function loginWithProvider({ state, ...returned }: ReturnedCode): Promise<Answer<LoginAnswer>> {
  return post(AUTH_PATHS.login, { ...returned, flowType: 'login' }, { [STATE_HEADER]: state });
}

/** Logs in, too, except with Google. */
export function registerWithProvider({
  state,
  code,
  ...returned
}: ReturnedCode): Promise<Answer<RegisterAnswer | LoginAnswer>> {
  const body = { access_token: code, ...returned, flowType: 'register' };
  return post(AUTH_PATHS.register, body, { [STATE_HEADER]: state });
}

export function linkAuthUrl(providerId: string): Promise<Answer<AuthUrlAnswer>> {
  return request({ method: 'POST', path: AUTH_PATHS.linkAuthUrl, params: { providerId } });
}

export function linkIdentity({ state, ...returned }: ReturnedCode): Promise<Answer<DoneAnswer>> {
  const headers = { [STATE_HEADER]: state };
  return request({ method: 'POST', path: AUTH_PATHS.identities, body: returned, headers });
}

export function confirmAuthUrl(providerId: string): Promise<Answer<AuthUrlAnswer>> {
  return request({ method: 'POST', path: AUTH_PATHS.confirmAuthUrl, params: { providerId } });
}

export function confirmIdentity({ state, ...returned }: ReturnedCode): Promise<Answer<DoneAnswer>> {
  const headers = { [STATE_HEADER]: state };
  return request({ method: 'POST', path: AUTH_PATHS.confirm, body: returned, headers });
}

export function unlinkIdentity(identityId: string): Promise<Answer<DoneAnswer>> {
  return request({ method: 'DELETE', path: AUTH_PATHS.identity, params: { identityId } });
}

export function signInMethods(): Promise<Answer<SignInMethodsAnswer>> {
  return request({ method: 'GET', path: AUTH_PATHS.methods });
}

export function sessions(): Promise<Answer<SessionsAnswer>> {
  return request({ method: 'GET', path: AUTH_PATHS.sessions });
}

export function endSession(sessionId: string): Promise<Answer<DoneAnswer>> {
  return request({ method: 'DELETE', path: AUTH_PATHS.session, params: { sessionId } });
}

function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
  return request({ method: 'POST', path, body, headers, anonymous: true });
}

/** Keeps only the path of an override, because passwords and codes go to our own backend. */
function pathOf({ endpoint }: Override, path: string): string {
  return endpoint === undefined ? path : new URL(endpoint, baseUrl('api')).pathname;
}
