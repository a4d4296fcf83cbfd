import { defineLifecycle } from "../lifecycle.ts";

/**
 * A farm's account at the payment provider. Money is sent to one that is ready, and to no other. One
 * that was ready and may not be paid any more is held, and ready again once the provider says so.
 */
export const farmAccountLifecycle = defineLifecycle({
  /** Asked for; the farm has not told the provider about itself yet. */
  started: { ask: "incomplete", open: "ready", close: "closed" },
  /** The farm has told about itself, and something is still missing. */
  incomplete: { open: "ready", close: "closed" },
  ready: { hold: "held", close: "closed" },
  held: { open: "ready", close: "closed" },
  /** The account has left us. The farm may begin another one. */
  closed: {},
});
export type FarmAccountState = (typeof farmAccountLifecycle.states)[number];
export type FarmAccountEvent = (typeof farmAccountLifecycle.allEvents)[number];

/** What stands in place of the provider's word when it says that the account is not ours any more. */
export const OUT_OF_REACH = "out_of_reach";

/**
 * How a farm is paid, for people: the state of its account, `none` without any, and `out_of_reach` for one of
 * which the provider says that it is not ours any more. Nothing can be told about that one, and the farm begins
 * another.
 */
export type AccountStanding = "none" | FarmAccountState | typeof OUT_OF_REACH;

type Kept = { state: FarmAccountState; disabledReason: string | null };

/** How an account stands that is written down so; null for a farm without any. */
export function standingOf(account: Kept | null): AccountStanding {
  if (!account) return "none";
  const { state, disabledReason } = account;
  return state !== "closed" && disabledReason === OUT_OF_REACH ? OUT_OF_REACH : state;
}

/** What the provider can want to know, in our words. */
export const ACCOUNT_NEEDS = [
  "bank",
  "business",
  "person",
  "document",
  "tax_id",
  "terms",
  "other",
] as const;
export type AccountNeed = (typeof ACCOUNT_NEEDS)[number];

/** Which of the provider's ids means what; the first that fits. */
const MEANINGS: readonly (readonly [RegExp, AccountNeed])[] = [
  [/^external_account/, "bank"],
  [/^tos_acceptance/, "terms"],
  [/(?:^|\.)(?:verification|documents)(?:\.|$)/, "document"],
  [/(?:^|\.)(?:tax_id|id_number|ssn_last_4|vat_id)/, "tax_id"],
  [/^(?:business_profile|business_type|company|settings)(?:\.|$)/, "business"],
  [/^(?:individual|representative|owners|directors|executives|person_\w+)(?:\.|$)/, "person"],
];

/** What the provider's ids ask for, each once and in the order of `ACCOUNT_NEEDS`. */
export function needsOf(due: readonly string[]): AccountNeed[] {
  const needs = new Set(
    due.map((id) => MEANINGS.find(([pattern]) => pattern.test(id))?.[1] ?? "other"),
  );
  return ACCOUNT_NEEDS.filter((need) => needs.has(need));
}

/** What the provider says of an account that decides about its state. */
type AccountFacts = {
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  transfersActive: boolean;
};

/** What becomes of an account in this state when the provider says that of it; null when it stays. */
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

/** Whether the provider has turned the farm down for good, so that telling more does not help. */
export function isTurnedDown(disabledReason: string | null): boolean {
  return disabledReason?.startsWith("rejected.") ?? false;
}
