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

/** Everything a service needs from outside. Built once in `main.ts`; tests build their own. */
export type Deps = {
  db: Db;
  auth: Auth;
  payments: Payments;
  /** What payments are for: `server/boot/purposes.ts` names them all. */
  purposes: Purposes;
  /** What the rooms above accounts do when one is erased: `server/boot/erasure.ts`. */
  erasure: ErasureSteps;
  mail: MailComposer;
  jobs: Jobs;
  throttle: Throttle;
  /** Under which key holds of a network address are counted; the address cannot be read from it. */
  networkKey: NetworkKey;
  clock: Clock;
  /** Origin of the pages that links in emails lead to, without a slash at its end. */
  publicUrl: string;
  log: Log;
  /** Whether pages for trying the market out are open: never on a production server or with live payments. */
  testPages: boolean;
  /** Whether admin and logistics must have a second factor before they get anywhere (ASVS 6.3.3). */
  staffNeedsSecondFactor: boolean;
};
