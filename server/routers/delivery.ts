import { z } from "zod";
import { checkZip, deliveryOptions } from "../services/delivery.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";

/** Days, windows and places. */
export const deliveryRouter = router({
  options: publicProcedure.query(({ ctx }) => deliveryOptions(ctx.deps)),
  check: publicProcedure
    .input(z.object({ zipCode: z.string().trim().max(10) }))
    .query(({ input }) => checkZip(input.zipCode)),
});
