import { ordersProblems as m } from "#messages/orders-problems.ts";
import { PROBLEM_LABELS } from "#shared/orders/order-problem.ts";
import { EXPORT_ROWS_MAX } from "#shared/platform/table.ts";
import { csvDollars, toCsv } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import { type Actor, recordAudit } from "../../platform/audit.ts";
import { listProblems, type ProblemQuery } from "./problem-list.ts";

/** The problems matching `query` as CSV. The export is audited. */
export async function problemCsv(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: ProblemQuery,
): Promise<string> {
  const { rows } = await listProblems(deps, { ...query, page: 1, size: EXPORT_ROWS_MAX });
  await recordAudit(deps, deps.db, actor, {
    action: "export.made",
    subject: { kind: "problems", id: "list", name: String(rows.length) },
  });
  return toCsv(
    [
      { heading: m.reported, value: (row) => row.at },
      { heading: m.order, value: (row) => row.orderNumber },
      { heading: m.customer, value: (row) => row.email },
      { heading: m.farm, value: (row) => row.farmName },
      { heading: m.product, value: (row) => row.name },
      { heading: m.csv.pack, value: (row) => row.pack },
      { heading: m.csv.units, value: (row) => row.quantity },
      { heading: m.csv.bought, value: (row) => row.bought },
      { heading: m.price, value: (row) => csvDollars(row.unitPrice * row.quantity) },
      { heading: m.whatWasWrong, value: (row) => PROBLEM_LABELS[row.kind] },
      { heading: m.note, value: (row) => row.note },
      { heading: m.wants, value: (row) => m.wish[row.to] },
      { heading: m.status, value: (row) => m.states[row.state] },
      { heading: m.answer, value: (row) => row.answer },
    ],
    rows,
  );
}
