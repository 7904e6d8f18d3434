import type { Answer } from '../../client/answer.ts';
import { baseUrl } from '../../client/hosts.ts';
import { request } from '../../client/request.ts';
import {
  type ChangePasswordBody,
  type CodeRequestAnswer,
  type DoneAnswer,
  type ForgotPasswordBody,
  PASSWORD_PATHS,
  type PasswordLoginBody,
  type PasswordRegisterBody,
  type ResendOtpBody,
  type ResetPasswordBody,
  type VerifyOtpBody,
} from '../password/contract.ts';
import {
  AUTH_PATHS,
  type AuthUrlAnswer,
  type CurrentUserAnswer,
  type FlowType,
  type LoginAnswer,
  type RegisterAnswer,
  type SessionsAnswer,
  STATE_HEADER,
} from './contract.ts';

/**
 * The Auth API, call by call. Logging out and renewing a session change what is stored here: see log-out.ts and
 * refresh.ts. Answers are what our server sends; whoever stores one checks it first.
 */

const SERVICE_PATH = '/api/v1/';

/** Another path on the same backend that does the same. */
interface Override {
  endpoint?: string;
}

export interface ServiceAnswer {
  name: string;
  version: string;
  health: string;
  /** Whether the built-in demo provider answers in place of Google. */
  demo: boolean;
}

/** What the server says about itself. */
export function serviceInfo(): Promise<Answer<ServiceAnswer>> {
  return request({ method: 'GET', path: SERVICE_PATH, anonymous: true });
}

/** Has a code mailed that makes the account. */
export function register(body: PasswordRegisterBody, override: Override = {}): Promise<Answer<CodeRequestAnswer>> {
  return post(pathOf(override, PASSWORD_PATHS.register), body);
}

export function login(body: PasswordLoginBody): Promise<Answer<LoginAnswer>> {
  return post(PASSWORD_PATHS.login, body);
}

/** Makes the account that waited for this code, or logs in by that of a mailed link. */
export function verifyOtp(
  body: VerifyOtpBody,
  override: Override = {},
): Promise<Answer<RegisterAnswer & Partial<LoginAnswer>>> {
  return post(pathOf(override, PASSWORD_PATHS.verifyOtp), body);
}

export function resendOtp(body: ResendOtpBody): Promise<Answer<CodeRequestAnswer>> {
  return post(PASSWORD_PATHS.resendOtp, body);
}

/** Has a code mailed with which a new password can be chosen. */
export function forgotPassword(body: ForgotPasswordBody): Promise<Answer<CodeRequestAnswer>> {
  return post(PASSWORD_PATHS.forgotPassword, body);
}

export function resetPassword(body: ResetPasswordBody): Promise<Answer<DoneAnswer>> {
  return post(PASSWORD_PATHS.resetPassword, body);
}

export function changePassword(body: ChangePasswordBody): Promise<Answer<DoneAnswer>> {
  return request({ method: 'POST', path: PASSWORD_PATHS.changePassword, body });
}

/** Whom the server takes us for. */
export function currentUser(): Promise<Answer<CurrentUserAnswer>> {
  return request({ method: 'GET', path: AUTH_PATHS.currentUser });
}

/** Where at the provider a sign-in goes on. */
export function googleAuthUrl(flowType: FlowType): Promise<Answer<AuthUrlAnswer>> {
  return request({ method: 'GET', path: AUTH_PATHS.authUrl, params: { flowType }, anonymous: true });
}

/** @param state as it stood in the address beside the code */
export function loginWithGoogle(code: string, state: string): Promise<Answer<LoginAnswer>> {
  return post(AUTH_PATHS.login, { code, flowType: 'login' }, { [STATE_HEADER]: state });
}

/** @param state as it stood in the address beside the code */
export function registerWithGoogle(code: string, state: string): Promise<Answer<RegisterAnswer>> {
  return post(AUTH_PATHS.register, { access_token: code, flowType: 'register' }, { [STATE_HEADER]: state });
}

/** The devices on which the user is logged in. */
export function sessions(): Promise<Answer<SessionsAnswer>> {
  return request({ method: 'GET', path: AUTH_PATHS.sessions });
}

/** Logs the user out on another device. */
export function endSession(sessionId: string): Promise<Answer<DoneAnswer>> {
  return request({ method: 'DELETE', path: AUTH_PATHS.session, params: { sessionId } });
}

function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
  return request({ method: 'POST', path, body, headers, anonymous: true });
}

/** Passwords and codes go to our own backend alone, whatever an override says. */
function pathOf({ endpoint }: Override, path: string): string {
  return endpoint === undefined ? path : new URL(endpoint, baseUrl('api')).pathname;
}
