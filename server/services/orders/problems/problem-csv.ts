import { ordersProblems as m } from "#messages/orders/problems/problems.ts";
import { PROBLEM_LABELS } from "#shared/orders/order-problem.ts";
import { csvDollars } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import { auditedCsv } from "../../platform/audit/audited-csv.ts";
import { listProblems, type ProblemQuery } from "./problem-list.ts";

/** The problems matching `query` as CSV. The export is audited. */
export function exportProblems(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: ProblemQuery,
): Promise<string> {
  return auditedCsv(deps, actor, {
    kind: "problems",
    list: (whole) => listProblems(deps, { ...query, ...whole }),
    columns: [
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
  });
}
