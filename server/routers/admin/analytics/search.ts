import { findSchema } from "#shared/analytics/find.ts";
import { findAnything } from "../../../services/analytics/find-anything.ts";
import { areaProcedure } from "../../../trpc/procedures.ts";

/** Full-text search in the admin area: a few matching orders, users, farms and products each. */
export const searchProcedure = areaProcedure("admin")
  .input(findSchema)
  .query(({ ctx, input }) => findAnything(ctx.deps, input.q));
