import { Title } from "@mantine/core";
import { paymentsReconciliation as m } from "#messages/payments/reconciliation.ts";
import { cents } from "#shared/money.ts";
import type { KindTotal } from "#shared/payments/reconciliation/reconciliation.ts";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { FiguresHead } from "#client/ui/data-table/figures-head.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";

type Sides = Pick<KindTotal, "ours" | "theirs">;

type KindTotalsProps = {
  totals: readonly KindTotal[];
  /** The part of the difference that is neither expected nor explained, in cents. */
  left: number;
};

/** All movements on both sides, by kind; kinds without movements are left out. */
export function KindTotals({ totals, left }: KindTotalsProps) {
  const moved = totals.filter(({ oursCount, theirsCount }) => oursCount + theirsCount > 0);
  const all = moved.reduce<Sides>(
    (sum, { ours, theirs }) => ({ ours: sum.ours + ours, theirs: sum.theirs + theirs }),
    { ours: 0, theirs: 0 },
  );
  const known = all.ours - all.theirs - left;
  return (
    <section aria-labelledby="by-kind">
      <Title order={2} size="h3" id="by-kind">
        {m.byKind}
      </Title>
      <table className={tables.table}>
        <FiguresHead words={[m.kind]} figures={[m.ours, m.theirs, m.difference]} />
        <tbody>
          {moved.map((total) => (
            <tr key={total.kind}>
              <th scope="row">{m.kinds[total.kind]}</th>
              <Amounts {...total} />
            </tr>
          ))}
          <tr>
            <th scope="row">{m.total}</th>
            <Amounts {...all} />
          </tr>
          {known === 0 ? null : (
            <>
              <Part label={m.known} amount={known} />
              <Part label={m.left} amount={left} />
            </>
          )}
        </tbody>
      </table>
    </section>
  );
}

function Amounts({ ours, theirs }: Sides) {
  return (
    <>
      <td data-label={m.ours} data-end>
        <MoneyText amount={cents(ours)} />
      </td>
      <td data-label={m.theirs} data-end>
        <MoneyText amount={cents(theirs)} />
      </td>
      <td data-label={m.difference} data-end>
        <MoneyText amount={cents(ours - theirs)} />
      </td>
    </>
  );
}

/** A part of the difference between the two sides. */
function Part({ label, amount }: { label: string; amount: number }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td data-label={m.difference} data-end>
        <MoneyText amount={cents(amount)} />
      </td>
    </tr>
  );
}
