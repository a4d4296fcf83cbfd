import { addressLine, type Business } from "#shared/platform/business.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { type Cents, formatUsd } from "#shared/money.ts";
import { deductionsOf, type Totals } from "#shared/checkout/pricing.ts";
import { businessDayAt, formatDayFull } from "#shared/time.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import { type Pdf, writePdf } from "./pdf.ts";

export type ReceiptFacts = {
  /** Who sold it. */
  business: Business;
  number: string;
  placedAt: Date;
  day: string;
  window: WindowId;
  /** Name and address, one a line. */
  to: string[];
  lines: { name: string; pack: string; farmName: string; quantity: number; lineTotal: Cents }[];
  totals: Totals;
  taxBps: number;
  refunds: { at: Date; amount: Cents; credit: Cents }[];
};

/** The receipt of an order as a tagged PDF: what was bought, what it cost, what went back. */
export function makeOrderReceipt(order: ReceiptFacts): Promise<Pdf> {
  const { business } = order;
  const title = `Receipt ${order.number}`;
  const pdf = writePdf({
    title,
    subject: `${business.name} order ${order.number}`,
    author: business.name,
    edition: order.placedAt,
    footer: `${business.name} · ${title}`,
  });
  pdf.heading(2, title);
  pdf.paragraph(`${business.name}, ${addressLine(business)}`);
  pdf.paragraph(`${business.email} · ${business.phone}`);
  pdf.rows([
    ["Ordered", formatDayFull(businessDayAt(order.placedAt))],
    ["Delivery", formatSlot(order.day, order.window)],
    ["To", order.to.join(", ")],
  ]);
  pdf.heading(3, "What was bought");
  pdf.rows(order.lines.map(lineRow), { nameWidth: 380, figures: true });
  pdf.heading(3, "What it cost");
  pdf.rows(totalRows(order), { nameWidth: 380, figures: true });
  return pdf.finish();
}

function lineRow({ quantity, name, pack, farmName, lineTotal }: ReceiptFacts["lines"][number]) {
  return [`${quantity} × ${name}, ${pack}, ${farmName}`, formatUsd(lineTotal)] as const;
}

function totalRows({ totals, taxBps, refunds }: ReceiptFacts) {
  const { subtotal, delivery, tax, total } = totals;
  const rows: (readonly [string, string] | null)[] = [
    ["Subtotal", formatUsd(subtotal)],
    ["Delivery", delivery === 0 ? "Free" : formatUsd(delivery)],
    ...deductionsOf(totals).map(({ label, amount }): [string, string] => [
      label,
      `- ${formatUsd(amount)}`,
    ]),
    [`Sales tax ${taxBps / 100}%`, formatUsd(tax)],
    ["Paid", formatUsd(total)],
    ...refunds.flatMap(({ at, amount, credit }) => [
      backRow("Refunded", at, amount),
      backRow("Given as credit", at, credit),
    ]),
  ];
  return rows.filter((row) => row !== null);
}

function backRow(label: string, at: Date, amount: Cents): [string, string] | null {
  if (amount === 0) return null;
  return [`${label} ${formatDayFull(businessDayAt(at))}`, `- ${formatUsd(amount)}`];
}
