import type Stripe from "stripe";

/** Requirements that a new account must meet before money can move to it. */
const NEW_DUE = [
  "business_profile.product_description",
  "business_type",
  "external_account",
  "representative.dob.day",
  "representative.first_name",
  "representative.last_name",
  "tos_acceptance.date",
];

/** Required when the typed details were not enough to verify a person. */
export const DOCUMENT_DUE = "individual.verification.document";

export const CAPABILITIES = ["card_payments", "transfers"] as const;
export type CapabilityName = (typeof CAPABILITIES)[number];

type Fields = Pick<Stripe.Account, "id" | "email"> & {
  metadata: Stripe.Metadata;
  controller: Stripe.Account.Controller;
  created: number;
  business: Partial<Stripe.Account.BusinessProfile>;
};

/** A new account: it has provided no details, so every capability is inactive. */
export function newAccount({ id, email, metadata, controller, created, business }: Fields) {
  return {
    id,
    object: "account",
    business_profile: { ...NO_BUSINESS, ...business },
    business_type: null,
    capabilities: { card_payments: "inactive", transfers: "inactive" },
    charges_enabled: false,
    controller,
    country: "US",
    created,
    default_currency: "usd",
    details_submitted: false,
    email,
    external_accounts: {
      object: "list",
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    future_requirements: requirementsOf([]),
    metadata,
    payouts_enabled: false,
    requirements: requirementsOf(NEW_DUE),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: "none",
  } as const satisfies Stripe.Account;
}

const NO_BUSINESS: Stripe.Account.BusinessProfile = {
  annual_revenue: null,
  estimated_worker_count: null,
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
};

/** The account's requirements when the given ones are due. */
export function requirementsOf(due: readonly string[]) {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: [...due],
    disabled_reason: due.length > 0 ? "requirements.past_due" : null,
    errors: [],
    eventually_due: [...due],
    past_due: [...due],
    pending_verification: [],
  } satisfies Stripe.Account.Requirements;
}

/** A capability object, as events carry it. */
export function capabilityOf(account: Stripe.Account, id: CapabilityName) {
  const due = account.requirements?.currently_due ?? [];
  const isOff = due.length > 0;
  return {
    id,
    object: "capability",
    account: account.id,
    requested: true,
    requested_at: account.created ?? null,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: isOff ? "requirements.fields_needed" : null,
      errors: [],
      eventually_due: due,
      past_due: due,
      pending_verification: [],
    },
    status: account.capabilities?.[id] ?? "unrequested",
  } satisfies Stripe.Capability;
}
