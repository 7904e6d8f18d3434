/** What a mailed link to log in with carries in its fragment, which no server and no referrer sees. */
export interface LogInLink {
  requestId: string;
  otp: string;
}

const PAGE = '/oauth/login';

export function logInLink(siteUrl: string, { requestId, otp }: LogInLink): string {
  return `${siteUrl}${PAGE}#${new URLSearchParams({ request: requestId, otp })}`;
}

/** @returns undefined for the fragment of any other address */
export function readLogInLink(fragment: string): LogInLink | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const [requestId, otp] = [parameters.get('request'), parameters.get('otp')];
  return requestId === null || otp === null ? undefined : { requestId, otp };
}
