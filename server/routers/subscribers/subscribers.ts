import { z } from "zod";
import { subscribersErrors as m } from "#messages/subscribers/errors.ts";
import { productAlertSchema, subscribeSchema } from "#shared/subscribers/subscriber.ts";
import { askForAlert } from "../../services/catalog/product/product-alerts.ts";
import { getSettings } from "../../services/platform/settings/settings.ts";
import { subscribe } from "../../services/subscribers/subscribers.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

const thanks = z.object({ message: z.string() });

/** The newsletter, the welcome popup, and alerts for products that come back. */
export const subscribersRouter = router({
  /** Whether to show the welcome popup. */
  popup: publicProcedure.query(async ({ ctx }) => (await getSettings(ctx.deps)).popupEnabled),

  subscribe: publicProcedure
    .input(subscribeSchema)
    .output(thanks)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("subscribe_address", ctx.address);
      await subscribe(ctx.deps, input, ctx.address);
      return { message: m.thanks };
    }),

  /** "Tell me when it is back". Throws `not_found` for an unknown product. */
  notifyWhenBack: publicProcedure
    .input(productAlertSchema)
    .output(thanks)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("subscribe_address", ctx.address);
      await askForAlert(ctx.deps, input, ctx.address);
      return { message: m.thanks };
    }),
});
