import { z } from "zod";
import { joinFreeSchema, reserveSchema } from "#shared/memberships/membership.ts";
import { joinFree } from "../../services/memberships/membership-changes.ts";
import {
  foundingOffer,
  latestMembership,
  reserveFounding,
} from "../../services/memberships/memberships.ts";
import { publicProcedure, router, signedInProcedure } from "../../trpc/procedures.ts";
import { askerOf, shopperOf } from "../../trpc/shopper.ts";

/** Founding and free memberships. */
export const membershipsRouter = router({
  offer: publicProcedure.query(({ ctx }) => foundingOffer(ctx.deps)),

  reserve: publicProcedure.input(reserveSchema).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("payment_address", ctx.address);
    return reserveFounding(ctx.deps, shopperOf(ctx), input);
  }),

  /** The membership of the signed-in account, or of a guest's checkout in this browser. */
  latest: publicProcedure.query(({ ctx }) => latestMembership(ctx.deps, askerOf(ctx))),

  joinFree: signedInProcedure
    .input(joinFreeSchema)
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await joinFree(ctx.deps, ctx.user, input.source);
      return { ok: true } as const;
    }),
});
