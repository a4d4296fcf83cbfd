import { countsByVariant } from "../../../services/memberships/early-access.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** Figures of the line before the market opens. */
export const earlyAccessRouter = router({
  counts: areaProcedure("admin").query(({ ctx }) => countsByVariant(ctx.deps)),
});
