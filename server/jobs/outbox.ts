import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { type Deliver, sendDueMail } from "../services/mail/send-mail.ts";

/** Emails that are handed over side by side: a mail server that takes its time with one holds up no other. */
const LANES = 3;
/** How often a lane looks for what is due, in milliseconds. */
const LOOK_MS = 1_000;
/** How long a stop waits for the emails in hand, in milliseconds; their leases give those of a lost one back. */
const STOP_MS = 10_000;

export type Outbox = { stop(): Promise<void> };

type OutboxOptions = { deps: Deps; deliver: Deliver; stopMs?: number };

/**
 * Sends what is due in the outbox until it is stopped. It polls the table. No notice is sent for a new
 * row: a notice would make the commits of orders wait for each other (decision 042). While the
 * database cannot be reached it goes on looking, and says so once.
 */
export function startOutbox({ deps, deliver, stopMs = STOP_MS }: OutboxOptions): Outbox {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => {});
  let isFailing = false;
  const look = async () => {
    try {
      while ((await sendDueMail(deps, deliver, { signal })) > 0);
      isFailing = false;
    } catch (error) {
      if (!isFailing) deps.log.error({ err: error }, "the outbox could not be read");
      isFailing = true;
    }
  };
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    await rest((lane * LOOK_MS) / LANES);
    while (!signal.aborted) {
      await look();
      await rest(LOOK_MS);
    }
  });
  return {
    stop: async () => {
      stopping.abort();
      const given = new AbortController();
      const late = pause(stopMs, undefined, { signal: given.signal }).catch(() => {});
      await Promise.race([Promise.all(lanes), late]);
      given.abort();
    },
  };
}
