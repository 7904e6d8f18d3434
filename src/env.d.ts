/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    services: import('./server/services.ts').Services;
    observed: import('./server/request-log.ts').Observed;
  }
}
