import type Stripe from "stripe";
import type { TestCard } from "../../cards/cards.ts";
import { idOf } from "../../http/json.ts";
import type { Tx } from "../../state/store.ts";

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
const ANSWER_DAYS = 9;

/** A new dispute, still awaiting a response. */
export function newDispute(
  tx: Tx,
  charge: Stripe.Charge,
  kind: NonNullable<TestCard["dispute"]>,
): Stripe.Dispute {
  const inquiry = kind === "inquiry";
  return {
    id: tx.newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: tx.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: tx.now() + ANSWER_DAYS * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_applicable",
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason: kind === "product_not_received" ? kind : "fraudulent",
    status: inquiry ? "warning_needs_response" : "needs_response",
  } satisfies Stripe.Dispute;
}
