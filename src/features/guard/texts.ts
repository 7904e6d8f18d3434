/** The countdown's words are the specification's. */
export const GUARD_TEXTS = {
  why: 'You need to be logged in to see this page.',
  logIn: 'Log in',
  register: 'Create an account',
} as const;

export function loggingOut(seconds: number): string {
  return `Logging out in ${seconds} sec...`;
}
