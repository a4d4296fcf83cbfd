import type { Db } from "#db/client.ts";
import type { Auth } from "./auth/port.ts";
import type { Clock } from "./clock.ts";
import type { Jobs } from "./jobs/port.ts";
import type { Log } from "./log.ts";
import type { MailComposer } from "./mail/port.ts";
import type { Payments } from "./payments/port.ts";
import type { ErasureSteps } from "./services/accounts/own/erasure-steps.ts";
import type { Purposes } from "./services/payments/purposes.ts";
import type { NetworkKey } from "./throttle/network.ts";
import type { Throttle } from "./throttle/port.ts";

/** Everything that services need from outside. Built once at startup; tests build their own. */
export type Deps = {
  db: Db;
  auth: Auth;
  payments: Payments;
  /** What payments are for; `server/boot/purposes.ts` lists them all. */
  purposes: Purposes;
  /** What higher rooms do when an account is erased; see `server/boot/erasure.ts`. */
  erasure: ErasureSteps;
  mail: MailComposer;
  jobs: Jobs;
  throttle: Throttle;
  /** Turns a network address into a key for counting its holds, which does not reveal the address. */
  networkKey: NetworkKey;
  clock: Clock;
  /** Origin for links in emails, without a trailing slash. */
  publicUrl: string;
  log: Log;
  /** Whether the pages for trying out the market are open. Never on a production server or with live payments. */
  testPages: boolean;
  /** Whether admin and logistics must set up a second factor before doing anything else (ASVS 6.3.3). */
  staffNeedsSecondFactor: boolean;
};
