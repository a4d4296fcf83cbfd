import { z } from "zod";
import { listOrders, readOrder } from "../services/orders.ts";
import { router, signedInProcedure } from "../trpc/procedures.ts";

/** A user's own orders. */
export const ordersRouter = router({
  mine: signedInProcedure.query(({ ctx }) => listOrders(ctx.deps, ctx.user.id)),
  byNumber: signedInProcedure
    .input(z.object({ number: z.string().max(40) }))
    .query(({ ctx, input }) => readOrder(ctx.deps, ctx.user.id, input.number)),
});
