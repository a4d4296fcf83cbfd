import { z } from "zod";
import { contactSchema } from "#shared/mail/contact.ts";
import { getBusiness } from "../../services/platform/settings/business.ts";
import { getOffice, receiveMessage } from "../../services/mail/contact.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** Contacting the market. */
export const contactRouter = router({
  /** Anyone may write. Returns the ticket number. */
  send: publicProcedure
    .input(contactSchema)
    .output(z.object({ number: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("contact_address", ctx.address);
      return receiveMessage(ctx.deps, input, ctx.address);
    }),

  /** Who answers customers, where and when. */
  business: publicProcedure.query(({ ctx }) => getBusiness(ctx.deps)),

  /** Whether someone is answering the phone right now. */
  office: publicProcedure.query(({ ctx }) => getOffice(ctx.deps)),
});
