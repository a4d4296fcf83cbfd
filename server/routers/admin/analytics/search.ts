import { findSchema } from "#shared/analytics/find.ts";
import { findAnything } from "../../../services/analytics/find.ts";
import { areaProcedure } from "../../../trpc/procedures.ts";

/** Orders, people, farms and goods by words, a few of each, for the search of the admin's area. */
export const searchProcedure = areaProcedure("admin")
  .input(findSchema)
  .query(({ ctx, input }) => findAnything(ctx.deps, input.q));
