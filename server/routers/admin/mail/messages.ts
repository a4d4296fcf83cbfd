import { z } from "zod";
import { messagesQuery } from "#shared/mail/contact-admin.ts";
import { markAnswered, listMessages } from "../../../services/mail/contact-admin.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** Messages from the contact page, for the team. */
export const messagesRouter = router({
  page: areaProcedure("admin")
    .input(messagesQuery)
    .query(({ ctx, input }) => listMessages(ctx.deps, input)),

  /** Throws `not_found` and `conflict`. */
  answered: areaProcedure("admin")
    .input(z.strictObject({ id: z.uuid() }))
    .mutation(({ ctx, input }) => markAnswered(ctx.deps, ctx.user, input.id)),
});
