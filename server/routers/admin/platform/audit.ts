import { z } from "zod";
import { AUDIT_ACTIONS } from "#shared/platform/audit/audit.ts";
import { tableInput } from "#shared/platform/table/table.ts";
import { AUDIT_SORTS, listAuditEntries } from "../../../services/platform/audit/audit.ts";
import { exportAudit } from "../../../services/platform/audit/audit-csv.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

const query = tableInput(AUDIT_SORTS).extend({
  action: z.enum(AUDIT_ACTIONS).optional(),
  subjectKind: z.string().max(40).optional(),
  subjectId: z.string().max(80).optional(),
});

export const auditRouter = router({
  /** A page of the audit log, newest first. */
  page: areaProcedure("admin")
    .input(query)
    .query(({ ctx, input }) => listAuditEntries(ctx.deps, input)),

  /** The filtered rows as a CSV file. */
  export: areaProcedure("admin")
    .meta(moves("personal_data", "export.made"))
    .input(query)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportAudit(ctx.deps, ctx.user, input)),
});
