/** Ends the process with a last word: to standard error unless all went well. */
export function stop(text: string, code: number): never {
  (code === 0 ? console.log : console.error)(text);
  process.exit(code);
}

/** Another start would end the same way (EX_CONFIG of sysexits.h): the service manager need not try again. */
export const WRONG_SETTINGS = 78;
