import type { Deps } from "../deps.ts";
import { type Deliver, sendDueMail } from "../services/mail/send-mail.ts";
import { keepLooking, type LookOut } from "./look-out.ts";

/** Emails that are handed over side by side: a mail server that takes its time with one holds up no other. */
const LANES = 3;
/** How often a lane looks for what is due, in milliseconds. */
const LOOK_MS = 1_000;
/** How long a stop waits for the emails in hand, in milliseconds; their leases give those of a lost one back. */
const STOP_MS = 10_000;

type OutboxOptions = { deps: Deps; deliver: Deliver; stopMs?: number };

/**
 * Sends what is due in the outbox until it is stopped. It polls the table. No notice is sent for a new
 * row: a notice would make the commits of orders wait for each other (decision 042). While the
 * database cannot be reached it goes on looking, and says so once.
 */
export function startOutbox({ deps, deliver, stopMs = STOP_MS }: OutboxOptions): LookOut {
  const send = async (signal: AbortSignal) => {
    while ((await sendDueMail(deps, deliver, { signal })) > 0);
  };
  const often = { everyMs: LOOK_MS, lanes: LANES, stopMs };
  return keepLooking(deps.log, often, send, "the outbox could not be read");
}
