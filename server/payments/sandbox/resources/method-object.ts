import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { brandOf } from "../cards/cards.ts";
import type { TestCard } from "../cards/cards.ts";
import type { Tx } from "../state/store.ts";
import type { Wallet } from "../cards/wallets.ts";

const NO_BILLING: Stripe.PaymentMethod.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

function base(tx: Tx) {
  return {
    id: tx.newId("pm"),
    object: "payment_method",
    billing_details: NO_BILLING,
    created: tx.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  } satisfies Partial<Stripe.PaymentMethod>;
}

type CardInput = { card: TestCard; expMonth: number; expYear: number };

function cardPart({ card, expMonth, expYear }: CardInput): Stripe.PaymentMethod.Card {
  const brand = brandOf(card.number);
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
    country: "US",
    display_brand: brand === "amex" ? "american_express" : brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: createHash("sha256").update(card.number).digest("hex").slice(0, 16),
    funding: "credit",
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

/** Creates a payment method for a test card and saves it with the sandbox's private data about it. */
export function cardMethod(tx: Tx, input: CardInput): Stripe.PaymentMethod {
  const method = {
    ...base(tx),
    type: "card",
    card: cardPart(input),
  } satisfies Stripe.PaymentMethod;
  tx.save("payment_method", method);
  tx.save("plan", { id: method.id, number: input.card.number, setUp: false });
  return method;
}

function walletPart(type: Wallet) {
  if (type === "link") return { link: { email: null } };
  if (type === "cashapp") return { cashapp: { buyer_id: null, cashtag: null } };
  return type === "klarna" ? { klarna: {} } : { amazon_pay: {} };
}

export function walletMethod(tx: Tx, type: Wallet): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = { ...base(tx), type, ...walletPart(type) };
  tx.save("payment_method", method);
  tx.save("plan", { id: method.id, number: null, setUp: false });
  return method;
}
