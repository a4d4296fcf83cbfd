import { countsByVariant } from "../../../services/memberships/early-access.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** Figures about the early-access line. */
export const earlyAccessRouter = router({
  counts: areaProcedure("admin").query(({ ctx }) => countsByVariant(ctx.deps)),
});
