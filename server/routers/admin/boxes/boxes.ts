import { z } from "zod";
import { BOX_FILTERS } from "#shared/boxes/box-filters.ts";
import { tableInput } from "#shared/platform/table/table.ts";
import { listBoxes, BOX_SORTS } from "../../../services/boxes/admin.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** The weekly boxes of all households. */
export const boxesRouter = router({
  /** A page of all households' subscriptions. */
  page: areaProcedure("admin")
    .input(tableInput(BOX_SORTS).extend({ state: z.enum(BOX_FILTERS).optional() }))
    .query(({ ctx, input }) => listBoxes(ctx.deps, input)),
});
