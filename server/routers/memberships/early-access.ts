import { z } from "zod";
import { joinSchema } from "#shared/memberships/membership.ts";
import {
  joinEarlyAccess,
  leaveLine,
  lineSize,
  placeInLine,
} from "../../services/memberships/early-access.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** Whoever has the link to a place in line may call; it opens that and no other. */
const linkProcedure = publicProcedure
  .input(z.object({ token: z.string().max(200) }))
  .use(async ({ ctx, next }) => {
    await ctx.deps.throttle.take("place_link_address", ctx.address);
    return next();
  });

/** The line before the market opens. */
export const earlyAccessRouter = router({
  line: publicProcedure.query(({ ctx }) => lineSize(ctx.deps)),

  /**
   * The token of the new place. Null for an address in line already, and for programs that fill every field: nothing is
   * stored for them.
   */
  join: publicProcedure.input(joinSchema).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("subscribe_address", ctx.address);
    return input.website ? null : joinEarlyAccess(ctx.deps, input, ctx.address);
  }),

  /** Throws `not_found` for a link that does not work, whatever the reason. */
  place: linkProcedure.query(({ ctx, input }) => placeInLine(ctx.deps, input.token)),

  /** Throws `not_found`. */
  leave: linkProcedure.mutation(({ ctx, input }) => leaveLine(ctx.deps, input.token)),
});
