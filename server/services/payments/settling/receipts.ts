import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { formatReceiptNumber } from "#shared/payments/receipt.ts";
import { receipts } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { Receipt, Settling } from "./settling.ts";
import { oweRefund } from "./late-payment.ts";

type Row = typeof receipts.$inferSelect;

export async function receiptOf(tx: Tx, checkoutId: string): Promise<Row | null> {
  const [row] = await tx.select().from(receipts).where(eq(receipts.checkoutId, checkoutId));
  return row ?? null;
}

/** Writes the receipt for a payment, once per checkout. */
export async function writeReceipt(
  { deps, tx, checkout, intent }: Settling,
  email: string,
): Promise<Row> {
  const [row] = await tx
    .insert(receipts)
    .values({
      number: formatReceiptNumber(randomBytes(8)),
      checkoutId: checkout.id,
      paymentIntentId: intent.id,
      email,
      amount: intent.amountReceived,
      paidAt: deps.clock.now(),
    })
    .returning();
  if (!row) throw new Error("A receipt could not be written");
  return row;
}

/** Fully refunds a second payment for something already paid. */
export async function refundSecond({ deps, tx, intent }: Settling, row: Row): Promise<void> {
  if (row.paymentIntentId === intent.id) return;
  const delivery = { email: row.email };
  await oweRefund(deps, tx, { intent, why: "second_payment", items: [], delivery });
}

export function receiptOutcome(row: Row, status: Receipt["status"]): Receipt {
  const { checkoutId, number, amount, email } = row;
  return { status, checkoutId, receiptNumber: number, amount, email };
}
