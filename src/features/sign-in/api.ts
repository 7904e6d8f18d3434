import type { Answer } from '../../client/answer.ts';
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
  /** False where emails wait in the outbox. */
  sendsEmail: boolean;
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

export function resetPassword(body: ResetPasswordBody): Promise<Answer<DoneAnswer>> {
  return post(PASSWORD_PATHS.resetPassword, body);
}

export function changePassword(body: ChangePasswordBody): Promise<Answer<DoneAnswer>> {
  return request({ method: 'POST', path: PASSWORD_PATHS.changePassword, body });
}

export function currentUser(): Promise<Answer<CurrentUserAnswer>> {
  return request({ method: 'GET', path: AUTH_PATHS.currentUser });
}

export function googleAuthUrl(flowType: FlowType): Promise<Answer<AuthUrlAnswer>> {
  return request({ method: 'GET', path: AUTH_PATHS.authUrl, params: { flowType }, anonymous: true });
}

export function loginWithGoogle(code: string, state: string): Promise<Answer<LoginAnswer>> {
  return post(AUTH_PATHS.login, { code, flowType: 'login' }, { [STATE_HEADER]: state });
}

export function registerWithGoogle(code: string, state: string): Promise<Answer<RegisterAnswer>> {
  return post(AUTH_PATHS.register, { access_token: code, flowType: 'register' }, { [STATE_HEADER]: state });
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

/** Keeps only the path of an override: passwords and codes go to our own backend. */
function pathOf({ endpoint }: Override, path: string): string {
  return endpoint === undefined ? path : new URL(endpoint, baseUrl('api')).pathname;
}
