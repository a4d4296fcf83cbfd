import { z } from "zod";
import { wordTable } from "../labeled.ts";
import { mailWords as words } from "#messages/mail-words.ts";
import { MAIL_KINDS, type MailKind, mailLifecycle } from "./mail.ts";
import { tableInput } from "../platform/table.ts";

/** Columns the outbox can be sorted by. */
const OUTBOX_SORTS = ["createdAt"] as const;

export const outboxQuery = tableInput(OUTBOX_SORTS).extend({
  state: z.enum(mailLifecycle.states).optional(),
  kind: z.enum(MAIL_KINDS).optional(),
});
export type OutboxQuery = z.output<typeof outboxQuery>;

export const MAIL_STATE_WORDS = wordTable(mailLifecycle.states, () => words.states);

/** `order_placed` is "Order placed". */
export function mailKindWords(kind: MailKind): string {
  return words.kinds[kind];
}
