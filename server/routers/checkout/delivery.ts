import { z } from "zod";
import { deliveryOptions, getDeliveryTerms } from "../../services/checkout/delivery.ts";
import { termsOfZip } from "../../services/platform/zones/delivery-zone.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";
import { askerOf } from "../../trpc/shopper.ts";

/** Delivery days, windows and zones. */
export const deliveryRouter = router({
  options: publicProcedure.query(({ ctx }) => deliveryOptions(ctx.deps, askerOf(ctx))),
  /** Fee, weekdays, cut-off and holidays, for the pages that explain them. */
  terms: publicProcedure.query(({ ctx }) => getDeliveryTerms(ctx.deps)),
  /** Whether we deliver to a zip, with its town, fee, minimum order and weekdays. */
  check: publicProcedure
    .input(z.object({ zipCode: z.string().trim().max(10) }))
    .query(({ ctx, input }) => termsOfZip(ctx.deps, input.zipCode)),
});
