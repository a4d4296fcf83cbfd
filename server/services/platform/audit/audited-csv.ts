import { EXPORT_ROWS_MAX, type TablePage } from "#shared/platform/table/table.ts";
import { type CsvColumn, toCsv } from "../../../csv/csv.ts";
import type { Deps } from "../../../deps.ts";
import { type Actor, recordAudit } from "./audit.ts";
import type { TableQuery } from "../database/table-query.ts";

type AuditDeps = Pick<Deps, "db" | "clock">;
type WholeList = Pick<TableQuery<string>, "page" | "size">;

type Exported<Row> = {
  /** The kind of rows, by which the audit log names how many were exported. */
  kind: string;
  action?: "export.made" | "subscriber.exported";
  /** Lists the rows, up to `EXPORT_ROWS_MAX`. */
  list: (whole: WholeList) => Promise<TablePage<Row>>;
  columns: readonly CsvColumn<Row>[];
};

/** The first `EXPORT_ROWS_MAX` rows of a list as CSV. Records in the audit log who exported how many. */
export async function auditedCsv<Row>(
  deps: AuditDeps,
  actor: Actor,
  { kind, action = "export.made", list, columns }: Exported<Row>,
): Promise<string> {
  const { rows } = await list({ page: 1, size: EXPORT_ROWS_MAX });
  await recordAudit(deps, deps.db, actor, {
    action,
    subject: { kind, id: "list", name: String(rows.length) },
  });
  return toCsv(columns, rows);
}

/** Records in the audit log who exported a file that is not a list. */
export function recordExport(
  deps: AuditDeps,
  actor: Actor,
  subject: { kind: string; id: string | number; name: string },
): Promise<void> {
  return recordAudit(deps, deps.db, actor, { action: "export.made", subject });
}
