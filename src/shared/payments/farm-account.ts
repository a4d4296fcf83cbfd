import { defineLifecycle } from "../lifecycle.ts";

/**
 * A farm's account at the payment provider. Only a `ready` account is paid. If one that was ready can no longer be
 * paid, it is held until the provider reports it ready again.
 */
export const farmAccountLifecycle = defineLifecycle({
  /** Created; the farm has not given the provider any details yet. */
  started: { ask: "incomplete", open: "ready", close: "closed" },
  /** The farm has given details, but some are still missing. */
  incomplete: { open: "ready", close: "closed" },
  ready: { hold: "held", close: "closed" },
  held: { open: "ready", close: "closed" },
  /** The account is no longer connected to us. The farm can start another one. */
  closed: {},
});
export type FarmAccountState = (typeof farmAccountLifecycle.states)[number];
export type FarmAccountEvent = (typeof farmAccountLifecycle.allEvents)[number];

/** Stored in place of the provider's reason when the provider reports that the account is no longer ours. */
export const OUT_OF_REACH = "out_of_reach";

/**
 * How a farm's payout account is displayed: its state, `none` if there is none, or `out_of_reach` if the provider
 * says it is no longer ours. Nothing can be retrieved for such an account, and the farm starts another.
 */
export type AccountStanding = "none" | FarmAccountState | typeof OUT_OF_REACH;

type Kept = { state: FarmAccountState; disabledReason: string | null };

/** The display status of a stored account; null is a farm without one. */
export function standingOf(account: Kept | null): AccountStanding {
  if (!account) return "none";
  const { state, disabledReason } = account;
  return state !== "closed" && disabledReason === OUT_OF_REACH ? OUT_OF_REACH : state;
}

/** What the provider may require, in our terms. */
const ACCOUNT_NEEDS = [
  "bank",
  "business",
  "person",
  "document",
  "tax_id",
  "terms",
  "other",
] as const;
export type AccountNeed = (typeof ACCOUNT_NEEDS)[number];

/** Maps the provider's requirement ids to ours; the first match wins. */
const MEANINGS: readonly (readonly [RegExp, AccountNeed])[] = [
  [/^external_account/, "bank"],
  [/^tos_acceptance/, "terms"],
  [/(?:^|\.)(?:verification|documents)(?:\.|$)/, "document"],
  [/(?:^|\.)(?:tax_id|id_number|ssn_last_4|vat_id)/, "tax_id"],
  [/^(?:business_profile|business_type|company|settings)(?:\.|$)/, "business"],
  [/^(?:individual|representative|owners|directors|executives|person_\w+)(?:\.|$)/, "person"],
];

/** The needs behind the provider's requirement ids, without duplicates, in the order of `ACCOUNT_NEEDS`. */
export function needsOf(due: readonly string[]): AccountNeed[] {
  const needs = new Set(
    due.map((id) => MEANINGS.find(([pattern]) => pattern.test(id))?.[1] ?? "other"),
  );
  return ACCOUNT_NEEDS.filter((need) => needs.has(need));
}

/** The provider's data that determines an account's state. */
type AccountFacts = {
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  transfersActive: boolean;
};

/** The event that the provider's data triggers in an account's current state; null for none. */
export function accountEvent(
  state: FarmAccountState,
  facts: AccountFacts,
): FarmAccountEvent | null {
  const event = eventOf(state, facts);
  return farmAccountLifecycle.next(state, event) === null ? null : event;
}

function eventOf(state: FarmAccountState, facts: AccountFacts): FarmAccountEvent {
  if (facts.transfersActive && facts.payoutsEnabled) return "open";
  return state === "ready" || !facts.detailsSubmitted ? "hold" : "ask";
}

/** Whether the provider has rejected the farm permanently, so that more details will not help. */
export function isTurnedDown(disabledReason: string | null): boolean {
  return disabledReason?.startsWith("rejected.") ?? false;
}
