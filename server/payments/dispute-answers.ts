import type Stripe from "stripe";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { callProvider, isRefused } from "./failures.ts";
import type { DisputeAnswer } from "./port.ts";

/** Submits evidence to the bank. Throws `conflict` if the provider no longer accepts any. */
export function answerDispute(stripe: Stripe, input: DisputeAnswer): Promise<void> {
  const { disputeId, attempt, evidence } = input;
  const fields = {
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    shipping_address: evidence.shippingAddress,
    shipping_date: evidence.shippingDate,
    product_description: evidence.productDescription,
    uncategorized_text: evidence.text,
  };
  // An empty string would erase the field at Stripe, so empty fields are left out.
  const known = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
  return decided(() =>
    stripe.disputes.update(
      disputeId,
      { evidence: known, submit: true },
      { idempotencyKey: `dispute_answer:${disputeId}:${attempt}` },
    ),
  );
}

/** Accepts the loss. Throws `conflict` if the dispute is already decided. */
export function acceptDispute(
  stripe: Stripe,
  { disputeId, attempt }: { disputeId: string; attempt: number },
): Promise<void> {
  const idempotencyKey = `dispute_close:${disputeId}:${attempt}`;
  return decided(() => stripe.disputes.close(disputeId, {}, { idempotencyKey }));
}

async function decided(call: () => Promise<unknown>): Promise<void> {
  try {
    await callProvider(call);
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new DomainError("conflict", m.nothingMore, null);
  }
}
