import type Stripe from "stripe";
import { CARDS_ONLY, type SandboxTarget } from "./targets.ts";

/** The parameters with which the market creates accounts. */
export const ACCOUNT = {
  country: "US",
  email: "lee@farm.example",
  business_profile: { name: "Row Farm" },
  controller: {
    fees: { payer: "application" },
    losses: { payments: "application" },
    stripe_dashboard: { type: "express" },
  },
  capabilities: {
    card_payments: { requested: true },
    transfers: { requested: true },
  },
  metadata: { farm_id: "7" },
} satisfies Stripe.AccountCreateParams;

export const openAccount = ({ stripe }: SandboxTarget) => stripe.accounts.create(ACCOUNT);

/** An account that can receive transfers. */
export async function readyAccount(sandbox: SandboxTarget): Promise<string> {
  const { id } = await openAccount(sandbox);
  await sandbox.control.onboard(id, "complete");
  return id;
}

/** Makes a payment to the platform, available immediately or after two days. Returns the charge. */
export async function paid({ stripe }: SandboxTarget, amount: number, isAtOnce = true) {
  const intent = await stripe.paymentIntents.create({
    ...CARDS_ONLY,
    amount,
    confirm: true,
    payment_method: isAtOnce ? "pm_card_bypassPending" : "pm_card_visa",
  });
  return String(intent.latest_charge);
}
