import { listPrints } from "../../../services/catalog/prints.ts";
import { areaProcedure } from "../../../trpc/procedures.ts";

/** Every print with what it is drawn from, for the team to look at. */
export const printsProcedure = areaProcedure("admin").query(() => listPrints());
