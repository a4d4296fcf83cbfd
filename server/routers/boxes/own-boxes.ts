import { boxesErrors as m } from "#messages/boxes/errors.ts";
import { z } from "zod";
import { dayField } from "#shared/fields.ts";
import { boxTermsSchema, pauseSchema, subscribeSchema } from "#shared/boxes/box-subscription.ts";
import { planChangeSchema } from "#shared/boxes/plan-edits.ts";
import {
  cancelBoxes,
  changePlan,
  pauseBoxes,
  resumeBoxes,
  skipBox,
} from "../../services/boxes/change.ts";
import { donateBox, moveBox } from "../../services/boxes/day-and-place.ts";
import { boxChoices } from "../../services/boxes/filling/goods.ts";
import { getMyBoxes } from "../../services/boxes/my-boxes.ts";
import { payDeclinedBox } from "../../services/boxes/charging/pay-now.ts";
import { subscribe } from "../../services/boxes/subscribe.ts";
import { swapOffers, swapThing, unswap } from "../../services/boxes/swap.ts";
import { boxTerms } from "../../services/boxes/terms.ts";
import { router, signedInProcedure } from "../../trpc/procedures.ts";

const id = z.uuid({ error: () => m.unknownBox });
const product = z.int32().positive();

/** The caller's weekly box. */
export const ownBoxesRouter = router({
  /** Null if the caller has no subscription. */
  read: signedInProcedure.query(({ ctx }) => getMyBoxes(ctx.deps, ctx.user.id)),
  /** The first box's price, delivery day and charge day. Throws `undeliverable`, `invalid`. */
  terms: signedInProcedure
    .input(boxTermsSchema)
    .query(({ ctx, input }) => boxTerms(ctx.deps, input)),
  /** The goods that boxes are filled from, for choosing what to leave out. */
  choices: signedInProcedure.query(({ ctx }) => boxChoices(ctx.deps)),
  /**
   * Throws `conflict` if the caller already has a subscription, or if the charge has changed since they agreed to
   * it.
   */
  subscribe: signedInProcedure
    .input(subscribeSchema)
    .mutation(({ ctx, input }) => subscribe(ctx.deps, ctx.user, input)),
  /** Throws `conflict`, with the field, if an edited field has changed since it was shown. */
  change: signedInProcedure
    .input(planChangeSchema)
    .mutation(({ ctx, input }) => changePlan(ctx.deps, ctx.user, input)),
  /** Throws `conflict` after the box's cut-off. */
  skip: signedInProcedure
    .input(z.strictObject({ id, skipped: z.boolean() }))
    .mutation(({ ctx, input }) => skipBox(ctx.deps, ctx.user.id, input)),
  /** Moves a box to another day of the same week, or with null back to its usual day. Throws `conflict`. */
  move: signedInProcedure
    .input(z.strictObject({ id, day: dayField(() => m.chooseDay).nullable() }))
    .mutation(({ ctx, input }) => moveBox(ctx.deps, ctx.user.id, input)),
  /** Donates a box to the food bank, or takes that back. Throws `conflict`. */
  donate: signedInProcedure
    .input(z.strictObject({ id, donated: z.boolean() }))
    .mutation(({ ctx, input }) => donateBox(ctx.deps, ctx.user.id, input)),
  swapOffers: signedInProcedure
    .input(z.strictObject({ id, out: product }))
    .query(({ ctx, input }) => swapOffers(ctx.deps, ctx.user.id, input)),
  swap: signedInProcedure
    .input(z.strictObject({ id, out: product, in: product, isWarned: z.boolean().optional() }))
    .mutation(({ ctx, input }) => swapThing(ctx.deps, ctx.user.id, input)),
  unswap: signedInProcedure
    .input(z.strictObject({ id }))
    .mutation(({ ctx, input }) => unswap(ctx.deps, ctx.user.id, input.id)),
  pause: signedInProcedure
    .input(pauseSchema)
    .mutation(({ ctx, input }) => pauseBoxes(ctx.deps, ctx.user.id, input.until)),
  resume: signedInProcedure.mutation(({ ctx }) => resumeBoxes(ctx.deps, ctx.user.id)),
  cancel: signedInProcedure.mutation(({ ctx }) => cancelBoxes(ctx.deps, ctx.user.id)),
  /** Retries a declined charge while the cardholder is present. Throws `not_found`, `already_paid`. */
  payNow: signedInProcedure
    .input(z.strictObject({ id }))
    .mutation(({ ctx, input }) => payDeclinedBox(ctx.deps, ctx.user.id, input.id)),
});
