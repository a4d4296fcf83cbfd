import { z } from "zod";
import { changedAnswers } from "#shared/farms/applications/application-admin.ts";
import { sentApplicationSchema } from "#shared/farms/applications/farmer-application.ts";
import type { InfoPackFacts } from "#shared/farms/info-pack.ts";
import { informationPack } from "../../pdf/cached-pdf.ts";
import {
  getApplicationForChanges,
  resubmitApplication,
} from "../../services/farms/applications/changes.ts";
import { ownApplication } from "../../services/farms/applications/own-applications.ts";
import { submitApplication } from "../../services/farms/applications/send.ts";
import { getPackFacts } from "../../services/farms/pack-facts.ts";
import { publicProcedure, router, signedInProcedure } from "../../trpc/procedures.ts";

/** If omitted, the signed-in user's own application is meant. */
const token = z.string().max(100).optional();

/** Applications of farms that want to join. */
export const applicationsRouter = router({
  /** Anyone may apply (spec section 6). Throws `conflict` if the address already has an open application. */
  submit: publicProcedure
    .input(sentApplicationSchema)
    .output(z.object({ id: z.string(), reviewDueOn: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.throttle.take("apply_address", ctx.address);
      const applicant = { userId: ctx.user?.id ?? null, address: ctx.address };
      return submitApplication(ctx.deps, input, applicant);
    }),

  /** The signed-in user's latest application, or null. */
  mine: signedInProcedure.query(({ ctx }) => ownApplication(ctx.deps, ctx.user)),

  /** The application's answers, for an applicant who was asked for changes. Throws `not_found`, `signed_out`. */
  toChange: publicProcedure
    .input(z.strictObject({ token }))
    .query(({ ctx, input }) =>
      getApplicationForChanges(ctx.deps, { token: input.token, user: ctx.user }),
    ),

  /** Throws `not_found`, `signed_out`, and `conflict` if no changes were requested. */
  resubmit: publicProcedure
    .input(changedAnswers.extend({ token }).strict())
    .mutation(async ({ ctx, input: { token: held, ...answers } }) => {
      await ctx.deps.throttle.take("apply_address", ctx.address);
      return resubmitApplication(ctx.deps, { token: held, user: ctx.user }, answers);
    }),

  /** The size of the information pack, for its download button. */
  infoPack: publicProcedure.query(async ({ ctx }): Promise<InfoPackFacts> => {
    const { bytes, pages } = await informationPack(await getPackFacts(ctx.deps));
    return { bytes: bytes.length, pages };
  }),
});
