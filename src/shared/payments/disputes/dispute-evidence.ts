import { paymentsDisputes as words } from "#messages/payments/disputes/disputes.ts";
import { wordTable } from "../../labeled.ts";
import { formatSlot, type WindowId } from "../../checkout/delivery.ts";
import { type Cents, formatUsd } from "../../money.ts";
import type { CheckoutPurpose } from "../../checkout/checkout.ts";
import type { Totals } from "../../checkout/pricing.ts";
import { formatInstant } from "../../time.ts";
import { mailKindWords } from "../../mail/mail-admin.ts";
import type { MailKind } from "../../mail/mail.ts";
import { STOP_EVENTS, type StopEvent } from "../../logistics/fulfillment.ts";
import type { OrderState } from "../../orders/order.ts";
import type { RefundState } from "../payment-lifecycle.ts";
import { type StopRemark, stopNote } from "../../logistics/stop-progress.ts";
import { ORDER_STATE_WORDS } from "../../orders/words/order-words.ts";
import { EVIDENCE_MOST } from "./dispute.ts";
import { refundReasonWords } from "../payment-admin.ts";

/**
 * A report from the door: a tapped remark and typed text, by a driver whose name may have been erased, or recorded
 * by hand.
 */
type DoorReport = {
  kind: StopEvent;
  at: Date;
  remark: StopRemark | null;
  note: string;
  driver: string | null;
  isByHand: boolean;
};

/** What we know about a disputed payment. Contains no IP addresses and no card data. */
export type DisputeFacts = {
  /** The number of the order or receipt. */
  number: string;
  purpose: CheckoutPurpose;
  customer: { name: string; email: string; phone: string };
  paid: { at: Date; amount: Cents; received: Cents };
  /** What the customer was shown and agreed to before paying; null if no longer stored. */
  quoted: Totals | null;
  order: {
    placedAt: Date;
    day: string;
    window: WindowId;
    /** On one line; empty if erased. */
    address: string;
    instructions: string;
    state: OrderState;
  } | null;
  lines: { name: string; pack: string; quantity: number; unitPrice: Cents; lineTotal: Cents }[];
  delivery: DoorReport[];
  mails: { kind: MailKind; subject: string; to: string; sentAt: Date }[];
  refunds: { at: Date; amount: Cents; credit: Cents; reason: string; state: RefundState }[];
};

export const STOP_EVENT_WORDS = wordTable(STOP_EVENTS, () => words.stops);

const when = (at: Date) => formatInstant(at.toISOString());

/** The amount paid, and out of how much if that was not everything. */
export function paidWords({ received, amount }: Pick<DisputeFacts["paid"], "received" | "amount">) {
  return received === amount
    ? formatUsd(received)
    : words.paidOf(formatUsd(received), formatUsd(amount));
}

/** A one-line description of the purchase for the bank. */
export function productDescription({ purpose, lines, number }: DisputeFacts): string {
  if (purpose === "membership") return `Founding membership, receipt ${number}`;
  if (purpose === "gift_card") return `Gift card, receipt ${number}`;
  if (purpose === "payment") return `Payment, receipt ${number}`;
  const goods = lines.map(({ quantity, name, pack }) => `${quantity} x ${name} (${pack})`);
  return `Groceries from local farms, order ${number}: ${goods.join(", ")}`;
}

/** The day of delivery, `YYYY-MM-DD`; empty if not delivered. */
export function deliveredOn({ delivery, order }: DisputeFacts): string {
  return order && delivery.some(({ kind }) => kind === "delivered") ? order.day : "";
}

/** Who reported from the door, and whether it was recorded by hand later. */
export function driverWords({ driver, isByHand }: Pick<DoorReport, "driver" | "isByHand">): string {
  const name = driver ?? words.unknownDriver;
  return isByHand ? words.recordedByHand(name) : name;
}

/**
 * All facts as plain text for the bank, for the team to edit. Truncated to the provider's limit. The bank reads
 * English, so callers must set the language to English (`getDispute`), whatever language the team's page is in.
 */
export function evidenceText(facts: DisputeFacts): string {
  const { customer, paid, quoted, order, lines, delivery, mails, refunds } = facts;
  const sections = [
    [
      productDescription(facts),
      `Customer: ${[customer.name, customer.email, customer.phone].filter(Boolean).join(", ")}`,
      `Paid: ${paidWords(paid)} on ${when(paid.at)}`,
      ...(quoted ? [`Shown before paying: ${totalsLine(quoted)}`] : []),
    ],
    order && [
      "DELIVERY",
      `Ordered: ${when(order.placedAt)}`,
      `For: ${formatSlot(order.day, order.window)}`,
      `To: ${order.address}`,
      ...(order.instructions ? [`Customer’s instructions: ${order.instructions}`] : []),
      `State: ${ORDER_STATE_WORDS[order.state]}`,
      ...delivery.map(
        ({ kind, at, driver, isByHand, ...remarks }) =>
          `${when(at)}: ${STOP_EVENT_WORDS[kind]}${inBrackets(remarks)}, driver ${driverWords({ driver, isByHand })}`,
      ),
      ...(delivery.length === 0 ? ["No delivery was recorded."] : []),
    ],
    lines.length > 0 && [
      "GOODS",
      ...lines.map(
        ({ quantity, name, pack, lineTotal }) =>
          `${quantity} x ${name} (${pack}): ${formatUsd(lineTotal)}`,
      ),
    ],
    mails.length > 0 && [
      "EMAILS SENT TO THE CUSTOMER",
      ...mails.map(
        ({ sentAt, kind, subject, to }) =>
          `${when(sentAt)} to ${to}: ${mailKindWords(kind)}, "${subject}"`,
      ),
    ],
    refunds.length > 0 && [
      "REFUNDS",
      ...refunds.map(
        ({ at, amount, credit, reason, state }) =>
          `${when(at)}: ${formatUsd(amount)}${credit > 0 ? ` and ${formatUsd(credit)} as credit` : ""}, ${state} (${refundReasonWords(reason)})`,
      ),
    ],
  ];
  const text = sections.flatMap((section) => (section ? [section.join("\n")] : [])).join("\n\n");
  return text.slice(0, EVIDENCE_MOST);
}

/** The remarks from the door in parentheses, to append to the event; empty if there are none. */
export function inBrackets(remarks: Pick<DoorReport, "remark" | "note">): string {
  const note = stopNote(remarks);
  return note ? ` (${note})` : "";
}

function totalsLine({ subtotal, tax, delivery, discount, total }: Totals): string {
  return [
    `goods ${formatUsd(subtotal)}`,
    `tax ${formatUsd(tax)}`,
    `delivery ${formatUsd(delivery)}`,
    ...(discount > 0 ? [`discount ${formatUsd(discount)}`] : []),
    `total ${formatUsd(total)}`,
  ].join(", ");
}
