import { waitingAtSchema, waitingSchema } from "#shared/subscribers/waiting-list.ts";
import { joinWaitingList, waitingAt } from "../../services/subscribers/waiting-list.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** People waiting for us to deliver to their zip. */
export const waitingListRouter = router({
  /** Throws `invalid` for a zip that we already serve, `too_many`. */
  join: publicProcedure.input(waitingSchema).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("subscribe_address", ctx.address);
    return joinWaitingList(ctx.deps, input);
  }),

  /** How many are waiting at a zip, without who. */
  neighbors: publicProcedure.input(waitingAtSchema).query(async ({ ctx, input }) => ({
    neighbors: await waitingAt(ctx.deps, input.zipCode),
  })),
});
