import { DISPUTE_ANSWERABLE } from "#shared/payments/dispute.ts";
import { kind, type Waiting } from "./waiting-kind.ts";

/** From here on there is still time to find another van. */
const WINDOW_FULL_PERCENT = 80;

/** What waits by other signs than a state of ours. */
export const WAITING_BESIDE: readonly Waiting[] = [
  ...kind(
    ["dispute", "disputes"],
    "waiting for an answer",
    "/dashboard/payments",
    (sql) => sql`disputes where status = any(${[...DISPUTE_ANSWERABLE]}::text[])`,
  ),
  ...kind(
    ["delivery window", "delivery windows"],
    `more than ${WINDOW_FULL_PERCENT}% full`,
    "/dashboard/logistics",
    (sql, { today }) =>
      sql`delivery_slots where day > ${today} and (held + booked) * 100 > capacity * ${WINDOW_FULL_PERCENT}::int`,
  ),
];
