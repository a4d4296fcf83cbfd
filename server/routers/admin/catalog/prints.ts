import { listPrints } from "../../../services/catalog/prints.ts";
import { areaProcedure } from "../../../trpc/procedures.ts";

/** Every print with its source data, for the team to review. */
export const printsProcedure = areaProcedure("admin").query(() => listPrints());
