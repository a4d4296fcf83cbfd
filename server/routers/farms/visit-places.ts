import { z } from "zod";
import { placesWanted } from "#shared/farms/visits/visit-forms.ts";
import { giveUpPlaces, placesByLink } from "../../services/farms/visits/link.ts";
import { reservePlaces } from "../../services/farms/visits/reserve.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** Open to anyone with the link to places at an open day; the link gives access to those places only. */
const linkProcedure = publicProcedure
  .input(z.object({ token: z.string().max(200) }))
  .use(async ({ ctx, next }) => {
    await ctx.deps.throttle.take("visit_link_address", ctx.address);
    return next();
  });

/** Places at farms' open days, with or without an account. */
export const visitPlacesRouter = router({
  /** Returns the same whether or not the address already has places. Throws `not_found`, `conflict`, `too_many`. */
  reserve: publicProcedure
    .input(placesWanted)
    .mutation(({ ctx, input }) =>
      reservePlaces(ctx.deps, { user: ctx.user, address: ctx.address }, input),
    ),

  /** Throws `not_found` if the link does not work, whatever the reason. */
  read: linkProcedure.query(({ ctx, input }) => placesByLink(ctx.deps, input.token)),

  /** Throws `not_found`, `conflict`. */
  giveUp: linkProcedure.mutation(({ ctx, input }) => giveUpPlaces(ctx.deps, input.token)),
});
