import { z } from "zod";
import { contactSchema } from "#shared/contact.ts";
import { readOffice, receiveMessage } from "../services/contact.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";

/** Writing to the market. */
export const contactRouter = router({
  /** Anybody may write. The answer is the number of the ticket. */
  send: publicProcedure
    .input(contactSchema)
    .output(z.object({ number: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("contact_address", ctx.address);
      return receiveMessage(ctx.deps, input);
    }),

  /** Whether somebody answers the phone now. */
  office: publicProcedure.query(({ ctx }) => readOffice(ctx.deps)),
});
