import { z } from "zod";
import { MAIL_KINDS, type MailKind, mailLifecycle, type MailState } from "./mail.ts";
import { tableInput } from "../platform/table.ts";

/** Columns by which the outbox can be ordered. */
export const OUTBOX_SORTS = ["createdAt"] as const;

export const outboxQuery = tableInput(OUTBOX_SORTS).extend({
  state: z.enum(mailLifecycle.states).optional(),
  kind: z.enum(MAIL_KINDS).optional(),
});
export type OutboxQuery = z.output<typeof outboxQuery>;

export const MAIL_STATE_WORDS: Record<MailState, string> = {
  queued: "Waits",
  sending: "Is being sent",
  sent: "Sent",
  failed: "Failed",
  suppressed: "Suppressed",
};

/** `order_placed` is "Order placed". */
export function mailKindWords(kind: MailKind): string {
  const words = kind.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
