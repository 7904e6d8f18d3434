import { onPath } from './on-path.ts';

/** The Thunderbird for the add-on's tests, if there is one: the one named by THUNDERBIRD_PATH, or one that is installed. */
export function thunderbirdProgram(): string | undefined {
  return process.env.THUNDERBIRD_PATH || onPath(['thunderbird']);
}
