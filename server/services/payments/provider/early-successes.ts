import { sql } from "drizzle-orm";
import { instantOf } from "#db/sql/sql-instant.ts";
import type { Deps } from "../../../deps.ts";
import { sideBySide } from "../../platform/side-by-side.ts";
import { processStoredEvent } from "./provider-events.ts";

/**
 * How long to wait before handling a success event, in milliseconds: usually the shopper's own request has
 * finalized the payment by then.
 */
const SHOPPER_FIRST_MS = 2_000;
/** Events handled per run, and in parallel. */
const BATCH = 100;
const WIDTH = 4;

/**
 * Handles success events that arrived before the shopper's own request. Those whose payment has been finalized
 * since are marked as processed in one statement; the others are processed now, with a job to retry them on
 * failure.
 */
export async function takeUpSuccesses(deps: Deps): Promise<void> {
  const { db, clock, log, jobs } = deps;
  const now = clock.now();
  const since = instantOf(new Date(now.getTime() - SHOPPER_FIRST_MS));
  const early = await db.execute<{ id: string; isDone: boolean }>(sql`
    with early as (
      select e.id, exists (select from payments p
        where p.intent_id = e.payload #>> '{data,object,id}' and p.state = 'succeeded') as is_done
      from webhook_events e
      where e.processed_at is null and e.type = 'payment_intent.succeeded' and e.attempts = 0
        and e.received_at <= ${since}
      order by e.received_at limit ${BATCH}
    ), done as (
      update webhook_events e set processed_at = ${instantOf(now)} from early where e.id = early.id and early.is_done
    )
    select id, is_done as "isDone" from early`);
  const open = early.filter(({ isDone }) => !isDone);
  await sideBySide(open, WIDTH, async ({ id }) => {
    try {
      await processStoredEvent(deps, id, (tx) =>
        jobs.enqueue(tx, "process_webhook", { eventId: id }),
      );
    } catch (error) {
      log.warn({ err: error, eventId: id }, "acting on an event failed and is tried again later");
    }
  });
}
