import { z } from "zod";
import { checkZip, deliveryOptions, readDeliveryTerms } from "../services/delivery.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";

/** Days, windows and places. */
export const deliveryRouter = router({
  options: publicProcedure.query(({ ctx }) => deliveryOptions(ctx.deps)),
  /** Fee, weekdays, cut-off and holidays, for the pages that explain them. */
  terms: publicProcedure.query(({ ctx }) => readDeliveryTerms(ctx.deps)),
  check: publicProcedure
    .input(z.object({ zipCode: z.string().trim().max(10) }))
    .query(({ input }) => checkZip(input.zipCode)),
});
