import { z } from "zod";
import { farmerApplicationSchema } from "#shared/farmer-application.ts";
import { submitApplication } from "../services/farmer-applications.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";

/** Farms that want to join. */
export const applicationsRouter = router({
  /** Anybody may apply (spec section 6). Throws `conflict` while one of the same address is open. */
  submit: publicProcedure
    .input(farmerApplicationSchema)
    .output(z.object({ id: z.string(), reviewDueOn: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("apply_address", ctx.address);
      return submitApplication(ctx.deps, input, { userId: ctx.user?.id ?? null });
    }),
});
