import { z } from "zod";
import { farmerApplicationSchema } from "#shared/farmer-application.ts";
import type { InfoPackFacts } from "#shared/info-pack.ts";
import { informationPack } from "../papers/kept-paper.ts";
import { ownApplication } from "../services/applications/own.ts";
import { submitApplication } from "../services/farmer-applications.ts";
import { publicProcedure, router, signedInProcedure } from "../trpc/procedures.ts";

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

  /** The latest application of whoever is signed in; null when there is none. */
  mine: signedInProcedure.query(({ ctx }) => ownApplication(ctx.deps, ctx.user)),

  /** How large the information pack is, for the button that downloads it. */
  infoPack: publicProcedure.query(async (): Promise<InfoPackFacts> => {
    const { bytes, pages } = await informationPack();
    return { bytes: bytes.length, pages };
  }),
});
