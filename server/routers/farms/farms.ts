import { farmsErrors as m } from "#messages/farms/errors.ts";
import { z } from "zod";
import type { HiddenFarm } from "#shared/farms/farm-state.ts";
import { limits } from "#shared/platform/limits.ts";
import { type FarmDetail, getFarm } from "../../services/farms/farm.ts";
import { farmDistances, farmMap, listFarms } from "../../services/farms/list.ts";
import { type FarmReviews, reviewsOfFarm } from "../../services/catalog/reviews/farm-reviews.ts";
import { notesOfFarm, type ShownNotes } from "../../services/farms/notes/read.ts";
import { questionsOfFarm, type ShownQuestion } from "../../services/farms/questions/read.ts";
import { comingVisits, type VisitPage } from "../../services/farms/visits/read.ts";
import { publicProcedure, router } from "../../trpc/procedures.ts";

const visitsAsked = z
  .object({
    farmId: z.int32().positive().optional(),
    cursor: z.object({ startsAt: z.iso.datetime(), id: z.uuid() }).optional(),
  })
  .optional();

const reviewsAsked = z.object({
  farmId: z.int32().positive(),
  shown: z.int().min(1).max(limits.reviewsShownAtMost).default(limits.reviewsShown),
});

/** The farms, as visitors see them. */
export const farmsRouter = router({
  list: publicProcedure.query(({ ctx }) => listFarms(ctx.deps)),

  /** Miles from a California zip to every listed farm. Throws `invalid`. */
  distances: publicProcedure
    .input(
      z.object({
        zipCode: z.string().regex(/^\d{5}$/, { error: () => m.enterFiveDigits }),
      }),
    )
    .query(({ ctx, input }) => farmDistances(ctx.deps, input.zipCode)),

  /** The map of California as SVG paths, with the farms as points. */
  map: publicProcedure.query(({ ctx }) => farmMap(ctx.deps)),

  /** A page of upcoming open days, of all farms or of one. */
  visits: publicProcedure
    .input(visitsAsked)
    .query(({ ctx, input }): Promise<VisitPage> => comingVisits(ctx.deps, input)),

  /** What buyers say about a farm's goods. */
  reviews: publicProcedure
    .input(reviewsAsked)
    .query(({ ctx, input }): Promise<FarmReviews> => reviewsOfFarm(ctx.deps, input)),

  /** What customers asked a farm, with its answers. */
  questions: publicProcedure
    .input(z.object({ farmId: z.int32().positive() }))
    .query(({ ctx, input }): Promise<ShownQuestion[]> => questionsOfFarm(ctx.deps, input.farmId)),

  /** What a farm writes about itself, newest first: the first notes, or all. */
  notes: publicProcedure
    .input(z.object({ farmId: z.int32().positive(), all: z.boolean().default(false) }))
    .query(({ ctx, input }): Promise<ShownNotes> => notesOfFarm(ctx.deps, input)),

  /** The contents of a farm's page. Throws `not_found`. */
  byId: publicProcedure
    .input(z.object({ id: z.int32().positive() }))
    .query(({ ctx, input }): Promise<FarmDetail | HiddenFarm> => getFarm(ctx.deps, input.id)),
});
