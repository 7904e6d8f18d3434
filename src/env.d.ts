/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    services: import('./server/services.ts').Services;
    observed: import('./server/request-log.ts').Observed;
    /** What the body is written to, if we are the server ourselves. */
    outgoing?: import('node:http').ServerResponse;
  }
}

interface ImportMetaEnv {
  /** src/ui/theme-script.ts and src/ui/rove.ts, minified. */
  readonly FRAME_SCRIPT: string;
  /** src/ui/early-input.mjs, minified. */
  readonly EARLY_INPUT_SCRIPT: string;
  /** src/features/dashboard/early.ts with everything it imports, minified. */
  readonly EARLY_SCRIPT: string;
}
