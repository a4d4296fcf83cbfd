import { eq } from "drizzle-orm";
import { disputes } from "#db/schema/payments/disputes.ts";
import type { Deps } from "#server/deps.ts";
import { cents } from "#shared/money.ts";
import { reportDispute } from "./reported-dispute.ts";

type At = {
  deps: Deps;
  orderOf: (number: string) => Promise<{ paymentIntentId: string }>;
};

/** The customer's bank disputes part of an order's payment, by default a small part. */
export async function callBack(
  { deps, orderOf }: At,
  number: string,
  amount = cents(100),
): Promise<void> {
  const { paymentIntentId: intentId } = await orderOf(number);
  await reportDispute(deps, { id: `dp_${number}`, intentId, status: "needs_response", amount });
}

/** The bank's decision, as reported by the provider. */
export async function bankDecides(
  { deps }: Pick<At, "deps">,
  number: string,
  status: "won" | "lost",
): Promise<void> {
  const id = `dp_${number}`;
  const [known] = await deps.db.select().from(disputes).where(eq(disputes.id, id));
  if (!known) throw new Error("The bank decides about a dispute that nobody knows");
  await reportDispute(deps, { ...known, status });
}
