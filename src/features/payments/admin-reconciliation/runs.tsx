import { Badge, Title } from "@mantine/core";
import { paymentsReconciliation as m } from "#messages/payments/reconciliation.ts";
import { cents } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { FiguresHead } from "#client/ui/data-table/figures-head.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";
import notes from "../admin-payouts/payouts.module.css";
import type { Run } from "./reconciliation.ts";

/** The previous comparisons, newest first. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  return (
    <section aria-labelledby="comparisons">
      <Title order={2} size="h3" id="comparisons">
        {m.runs}
      </Title>
      <table className={tables.table}>
        <FiguresHead words={[m.when, m.result]} figures={[m.read, m.difference]} />
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <th scope="row">{formatInstant(run.endedAt ?? run.begunAt)}</th>
              <td data-label={m.result}>
                <div>
                  <Badge variant={run.state === "done" && run.open === 0 ? "light" : "default"}>
                    {resultOf(run)}
                  </Badge>
                  {run.expected > 0 ? (
                    <p className={notes.note}>{m.expectedCount(run.expected)}</p>
                  ) : null}
                </div>
              </td>
              <td data-label={m.read} data-end>
                {m.readCount(run.read)}
              </td>
              <td data-label={m.difference} data-end>
                {run.state === "done" ? <MoneyText amount={cents(run.difference)} /> : "–"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function resultOf({ state, open }: Run): string {
  if (state === "running") return m.running;
  if (state === "failed") return m.failed;
  return open === 0 ? m.noDifference : m.openCount(open);
}
