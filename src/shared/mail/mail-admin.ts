import { z } from "zod";
import { wordTable } from "../labeled.ts";
import { mailWords as words } from "#messages/mail/words.ts";
import { MAIL_KINDS, type MailKind, mailLifecycle } from "./mail.ts";
import { tableInput } from "../platform/table/table.ts";

/** Columns the outbox can be sorted by. */
const OUTBOX_SORTS = ["createdAt"] as const;

/**
 * What the outbox can be limited to: a state, or what waits for the team. `undelivered` are failed emails that can still
 * be sent, `held_back` those suppressed within `HELD_BACK_DAYS`.
 */
export const MAIL_FILTERS = ["undelivered", "held_back", ...mailLifecycle.states] as const;
export type MailFilter = (typeof MAIL_FILTERS)[number];

/** How long a suppressed email is shown to the team as waiting. */
export const HELD_BACK_DAYS = 14;

export const outboxQuery = tableInput(OUTBOX_SORTS).extend({
  state: z.enum(MAIL_FILTERS).optional(),
  kind: z.enum(MAIL_KINDS).optional(),
});
export type OutboxQuery = z.output<typeof outboxQuery>;

export const MAIL_STATE_WORDS = wordTable(mailLifecycle.states, () => words.states);

/** `order_placed` is "Order placed". */
export function mailKindWords(kind: MailKind): string {
  return words.kinds[kind];
}
