import { farmsStatementPdf as m } from "#messages/farms/money/statement-pdf.ts";
import { businessAddressLine, type Business } from "#shared/platform/business/business.ts";
import { cents, type Cents, formatUsd } from "#shared/money.ts";
import {
  type HoldReason,
  holdWordsForFarm,
  type PayoutState,
  PAYOUT_WORDS,
} from "#shared/payments/payouts/payout.ts";
import type { Statement, StatementItem } from "#shared/payments/payouts/payout-statement.ts";
import { faultWords, allGoodsWords, ITEM_WORDS } from "#shared/payments/payouts/statement-words.ts";
import { type Day, formatDayFull, formatDayShort, startOfBusinessDay } from "#shared/time.ts";
import { type Pdf, type PdfWriter, writePdf } from "./pdf.ts";
import type { PdfCell } from "./pdf-table.ts";

export type PayoutStatementFacts = {
  /** The market, which pays the farm. */
  business: Business;
  farmName: string;
  legalName: string | null;
  /** The payout day. */
  day: Day;
  state: PayoutState;
  holdReason: HoldReason | null;
  leftOut: readonly string[];
  amount: Cents;
  statement: Statement;
};

/** Narrower than in other documents, to fit six columns. */
const STATEMENT_MARGIN = 48;

/** A farm's statement of one payout as a tagged PDF: each line sold, each refund and its bearer, and the totals. */
export function makePayoutStatement(payout: PayoutStatementFacts): Promise<Pdf> {
  const { business, day } = payout;
  const farm = payout.legalName ?? payout.farmName;
  const title = m.title(formatDayFull(day));
  const pdf = writePdf({
    title,
    subject: m.subject(farm, business.name),
    author: business.name,
    edition: startOfBusinessDay(day),
    footer: `${business.name} · ${title} · ${farm}`,
    margin: STATEMENT_MARGIN,
  });
  pdf.heading(2, title);
  pdf.rows(headRows(payout), { nameWidth: 170 });
  pdf.heading(3, m.sums);
  pdf.rows(sumRows(payout.statement), { nameWidth: 380, figures: true });
  pdf.heading(3, m.lines);
  pdf.paragraph(m.howWorkedOut, { size: 9.5 });
  lines(pdf, payout.statement);
  return pdf.finish();
}

function headRows(payout: PayoutStatementFacts) {
  const { business, farmName, legalName, state, holdReason, leftOut } = payout;
  const rows: [string, string][] = [
    [m.paidTo, legalName && legalName !== farmName ? `${legalName} (${farmName})` : farmName],
    [m.paidBy, `${business.name}, ${businessAddressLine(business)}`],
    [
      m.status,
      holdReason ? `${PAYOUT_WORDS[state]}. ${holdWordsForFarm(holdReason)}` : PAYOUT_WORDS[state],
    ],
  ];
  if (leftOut.length > 0) rows.push([m.leftOut, leftOut.join(", ")]);
  return rows;
}

function sumRows(statement: Statement) {
  const { orders, gross, commission, refunds, adjustments, carried, sum } = statement;
  const rows: [string, string][] = [
    [m.sold(orders), formatUsd(gross)],
    [m.commission, formatUsd(commission)],
    [m.refunds, formatUsd(refunds)],
    [m.adjustments, formatUsd(adjustments)],
    [m.sum, formatUsd(sum)],
    [m.carried, formatUsd(carried)],
  ];
  return rows;
}

function lines(pdf: PdfWriter, { items, ...sums }: Statement): void {
  pdf.table({
    columns: [
      { heading: m.order, width: 92 },
      { heading: m.goods },
      { heading: m.soldFor, width: 62, isFigure: true },
      { heading: m.commission, width: 66, isFigure: true },
      { heading: m.refundsAndAdjustments, width: 72, isFigure: true },
      { heading: m.sum, width: 64, isFigure: true },
    ],
    rows: items.map(row),
    total: [
      { text: m.total },
      { text: "" },
      { text: formatUsd(sums.gross) },
      { text: formatUsd(sums.commission) },
      { text: formatUsd(cents(sums.refunds + sums.adjustments)) },
      { text: formatUsd(sums.sum) },
    ],
  });
}

function row(item: StatementItem): PdfCell[] {
  const { number, day, kind, goods, commissionBps, isCarried } = item;
  const isSold = kind === "sold";
  const what = allGoodsWords(goods);
  const notes = [...faultWords(item), ...(isCarried ? [m.leftOver] : [])];
  return [
    { text: number, notes: [formatDayShort(day)] },
    { text: isSold ? what : [ITEM_WORDS[kind], what].filter(Boolean).join(": "), notes },
    { text: isSold ? formatUsd(item.gross) : "" },
    commissionBps === null
      ? { text: "" }
      : { text: formatUsd(item.commission), notes: [m.rate(commissionBps / 100)] },
    { text: isSold ? "" : formatUsd(cents(item.refund + item.adjustment)) },
    { text: formatUsd(item.sum) },
  ];
}
