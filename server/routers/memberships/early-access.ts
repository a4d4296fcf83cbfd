import { z } from "zod";
import { membershipsFields as m } from "#messages/memberships-fields.ts";
import { joinSchema } from "#shared/memberships/membership.ts";
import { REFERRAL_CODE } from "#shared/subscribers/referral-code.ts";
import { joinEarlyAccess, lineSize, placeInLine } from "../../services/memberships/early-access.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

/** The line before the market opens. */
export const earlyAccessRouter = router({
  line: publicProcedure.query(({ ctx }) => lineSize(ctx.deps)),

  /** Answers null to programs that fill every field: nothing is stored for them. */
  join: publicProcedure.input(joinSchema).mutation(async ({ ctx, input }) => {
    await ctx.deps.throttle.take("subscribe_address", ctx.address);
    return input.website ? null : joinEarlyAccess(ctx.deps, input);
  }),

  place: publicProcedure
    .input(z.object({ code: z.string().regex(REFERRAL_CODE, { error: () => m.unknownLink }) }))
    .query(({ ctx, input }) => placeInLine(ctx.deps, input.code)),
});
