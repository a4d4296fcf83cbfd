import { Title } from "@mantine/core";
import { paymentsReconciliation as m } from "#messages/payments/reconciliation.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ReasonButton } from "#client/ui/buttons/reason-button.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";
import notes from "../admin-payouts/payouts.module.css";
import styles from "./differences.module.css";
import type { Difference } from "./reconciliation.ts";

/**
 * The differences between the two sides: first those to investigate, then those that settle by themselves and those
 * already explained.
 */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (["open", "expected", "explained"] as const).map((state) => {
    const rows = differences.filter((row) => row.state === state);
    return rows.length > 0 ? <Group key={state} state={state} rows={rows} /> : null;
  });
}

type GroupProps = { state: "open" | "expected" | "explained"; rows: readonly Difference[] };

function Group({ state, rows }: GroupProps) {
  const why = state === "open" ? m.toDo : m.why;
  return (
    <section aria-labelledby={`differences-${state}`}>
      <Title order={2} size="h3" id={`differences-${state}`}>
        {m.groups[state]}
      </Title>
      <table className={`${tables.table} ${styles.sides}`}>
        <thead>
          <tr>
            <th scope="col">{m.what}</th>
            <th scope="col" data-end>
              {m.ours}
            </th>
            <th scope="col" data-end>
              {m.theirs}
            </th>
            <th scope="col" className={styles.why}>
              {why}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={styles.what}>
                <What row={row} />
              </th>
              <td data-label={m.ours} data-end>
                <MoneyText amount={row.ours} />
              </td>
              <td data-label={m.theirs} data-end>
                <MoneyText amount={row.theirs} />
              </td>
              <td className={styles.why}>
                <Why row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The movement, linked to its page, or else the provider's id. */
function What({ row: { kind, subject, at, number, intentId, payoutRunId } }: { row: Difference }) {
  return (
    <div>
      {m.one[kind]}
      <p className={notes.note}>
        {intentId ? (
          <TextLink href={`/dashboard/payments/${intentId}`}>{number ?? m.seePayment}</TextLink>
        ) : payoutRunId ? (
          <TextLink href={`/dashboard/payments/payouts/${payoutRunId}`}>{m.seePayouts}</TextLink>
        ) : (
          <span className={styles.id}>{subject}</span>
        )}
      </p>
      <p className={notes.note}>{formatInstant(at)}</p>
    </div>
  );
}

function Why({ row }: { row: Difference }) {
  const { state, problem, expectedReason, explanation, explainedBy, explainedAt } = row;
  if (state === "expected") return expectedReason ? m.reasons[expectedReason] : null;
  if (state === "explained") {
    return explanation && explainedAt
      ? m.explainedBy(explanation, explainedBy ?? "", formatInstant(explainedAt))
      : null;
  }
  return (
    <div>
      <strong>{m.problems[problem]}</strong>
      <p className={notes.note}>{m.advice[problem]}</p>
      <Explain row={row} />
    </div>
  );
}

function Explain({ row: { id, kind, ours, theirs } }: { row: Difference }) {
  const utils = trpc.useUtils();
  const explain = trpc.admin.reconciliation.explain.useMutation({
    meta: { failureTitle: m.notExplained },
    onSuccess: () => notify.success(m.explainedNow),
    onSettled: () => utils.admin.reconciliation.invalidate(),
  });
  return (
    <div className={styles.act}>
      <ReasonButton
        size="sm"
        danger={false}
        label={m.explain}
        question={m.explainQuestion(m.one[kind], formatUsd(cents(ours - theirs)))}
        onConfirm={(reason) => explain.mutateAsync({ id, reason })}
      />
    </div>
  );
}
