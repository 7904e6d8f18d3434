export function loggingOut(seconds: number): string {
  return `Logging out in ${seconds} sec...`;
}
