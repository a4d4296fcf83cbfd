import { z } from "zod";
import { subscribeSchema } from "#shared/subscriber.ts";
import { subscribe } from "../services/subscribers.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";

/** The newsletter and the welcome popup. */
export const subscribersRouter = router({
  subscribe: publicProcedure
    .input(subscribeSchema)
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("subscribe_address", ctx.address);
      await subscribe(ctx.deps, input);
      return { message: "Thank you" };
    }),
});
