/** Ends the process with a message, on standard error unless all went well. */
export function stop(text: string, code: number): never {
  (code === 0 ? console.log : console.error)(text);
  process.exit(code);
}

/** Another start would end the same way (EX_CONFIG in sysexits.h), so the service manager needn't try again. */
export const WRONG_SETTINGS = 78;
