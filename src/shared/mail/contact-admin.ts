import { z } from "zod";
import { mailWords as words } from "#messages/mail/words.ts";
import { wordTable } from "../labeled.ts";
import { contactLifecycle } from "./contact.ts";
import { tableInput } from "../platform/table/table.ts";

/** Columns messages can be sorted by. */
const MESSAGE_SORTS = ["createdAt"] as const;

export const messagesQuery = tableInput(MESSAGE_SORTS).extend({
  state: z.enum(contactLifecycle.states).optional(),
});
export type MessagesQuery = z.output<typeof messagesQuery>;

export const MESSAGE_STATE_WORDS = wordTable(contactLifecycle.states, () => words.messageStates);
