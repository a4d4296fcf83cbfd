import { ordersPdf as m } from "#messages/orders/pdf.ts";
import { ordersWeights as weights } from "#messages/orders/weights.ts";
import { businessAddressLine, type Business } from "#shared/platform/business/business.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { taxText } from "#shared/checkout/terms-words.ts";
import { type BasisPoints, type Cents, formatUsd } from "#shared/money.ts";
import { deductionsOf, taxPartsOf, type Totals } from "#shared/checkout/pricing.ts";
import { businessDayAt, formatDayFull } from "#shared/time.ts";
import { harvestText } from "#shared/orders/harvest-text.ts";
import type { LineHarvest } from "#shared/orders/line-harvest.ts";
import { type WeighedLine, weighedText } from "#shared/orders/weighed-text.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { type Pdf, writePdf } from "./pdf.ts";

type ReceiptLine = {
  name: string;
  pack: string;
  farmName: string;
  quantity: number;
  lineTotal: Cents;
  harvest: LineHarvest | null;
} & WeighedLine;

export type ReceiptFacts = {
  /** The seller. */
  business: Business;
  number: string;
  placedAt: Date;
  day: string;
  window: WindowId;
  /** Name and address, one entry per line. */
  to: string[];
  lines: ReceiptLine[];
  totals: Totals;
  /** Null if several rates apply; the receipt then lists them. */
  taxBps: BasisPoints | null;
  refunds: { at: Date; amount: Cents; credit: Cents }[];
};

/** The receipt of an order as a tagged PDF: what was bought, what it cost, what was refunded. */
export function makeOrderReceipt(order: ReceiptFacts): Promise<Pdf> {
  const { business } = order;
  const title = m.receipt(order.number);
  const pdf = writePdf({
    title,
    subject: m.subject(business.name, order.number),
    author: business.name,
    edition: order.placedAt,
    footer: `${business.name} · ${title}`,
  });
  pdf.heading(2, title);
  pdf.paragraph(`${business.name}, ${businessAddressLine(business)}`);
  pdf.paragraph(`${business.email} · ${business.phone}`);
  pdf.rows([
    [m.ordered, formatDayFull(businessDayAt(order.placedAt))],
    [m.delivery, formatSlot(order.day, order.window)],
    [m.to, order.to.join(", ")],
  ]);
  pdf.heading(3, m.whatWasBought);
  pdf.rows(order.lines.map(lineRow), { nameWidth: 380, figures: true });
  if (order.lines.some(({ mostWeight }) => mostWeight !== null)) pdf.paragraph(weights.note);
  pdf.heading(3, m.whatItCost);
  pdf.rows(totalRows(order), { nameWidth: 380, figures: true });
  return pdf.finish();
}

function lineRow(line: ReceiptLine) {
  const { quantity, name, pack, farmName, lineTotal } = line;
  const words = [`${quantity} × ${name}`, pack, weighedText(line), farmName];
  const goods = words.filter(Boolean).join(", ");
  const harvest = harvestText(line.harvest);
  return [harvest ? `${goods}. ${harvest}` : goods, formatUsd(lineTotal)] as const;
}

function totalRows({ totals, taxBps, refunds }: ReceiptFacts) {
  const { subtotal, delivery, tax, total } = totals;
  const rows: (readonly [string, string] | null)[] = [
    [m.subtotal, formatUsd(subtotal)],
    [m.delivery, delivery === 0 ? m.free : formatUsd(delivery)],
    ...deductionsOf(totals).map(({ label, amount }): [string, string] => [
      label,
      `- ${formatUsd(amount)}`,
    ]),
    [taxBps === null ? m.tax : m.salesTax(taxText({ taxBps })), formatUsd(tax)],
    ...taxPartsOf(totals).map((part): [string, string] => [part.label, formatUsd(part.amount)]),
    [m.paid, formatUsd(total)],
    ...refunds.flatMap(({ at, amount, credit }) => [
      backRow(m.refunded, at, amount),
      backRow(m.givenAsCredit, at, credit),
    ]),
  ];
  return rows.filter((row) => row !== null);
}

function backRow(label: (day: string) => string, at: Date, amount: Cents): [string, string] | null {
  if (amount === 0) return null;
  return [label(formatDayFull(businessDayAt(at))), `- ${formatUsd(amount)}`];
}
