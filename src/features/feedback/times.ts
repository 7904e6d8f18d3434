/** Such as `February 19, 2027`: the days are the server's, in UTC. */
export function longDate(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
