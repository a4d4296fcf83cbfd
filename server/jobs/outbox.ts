import type { Deps } from "../deps.ts";
import { type Deliver, sendDueMail } from "../services/mail/send-mail.ts";
import { keepLooking, type LookOut } from "./look-out.ts";

/** Emails sent in parallel, so that one slow mail server does not hold up the others. */
const LANES = 3;
/** How often a lane polls for due emails, in milliseconds. */
const LOOK_MS = 1_000;
/**
 * How long a stop waits for the emails being sent, in milliseconds. Unfinished ones are sent again once their
 * lease expires.
 */
const STOP_MS = 10_000;

type OutboxOptions = { deps: Deps; deliver: Deliver; stopMs?: number };

/**
 * Sends due emails from the outbox until it is stopped. It polls instead of listening, because a notification per
 * new row would make the commits of orders wait for each other (decision 042). While the database is unavailable
 * it keeps retrying and logs only the first failure.
 */
export function startOutbox({ deps, deliver, stopMs = STOP_MS }: OutboxOptions): LookOut {
  const send = async (signal: AbortSignal) => {
    while ((await sendDueMail(deps, deliver, { signal })) > 0);
  };
  const often = { everyMs: LOOK_MS, lanes: LANES, stopMs };
  return keepLooking(deps.log, often, send, "the outbox could not be read");
}
