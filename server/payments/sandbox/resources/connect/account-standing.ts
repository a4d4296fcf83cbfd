import type Stripe from "stripe";
import { emitIn } from "../../events/events.ts";
import { invalid } from "../../http/errors.ts";
import type { AccountRow } from "../../state/rows.ts";
import type { Tx } from "../../state/store.ts";
import {
  CAPABILITIES,
  capabilityOf,
  type CapabilityName,
  DOCUMENT_DUE,
  requirementsOf,
} from "./account-object.ts";
import { reachable } from "./account-row.ts";

/** How a visit to the hosted onboarding ends. */
export const OUTCOMES = ["complete", "incomplete", "leave"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Saves an account and emits events for what changed. */
function change(tx: Tx, row: AccountRow, next: Stripe.Account): Stripe.Account {
  const before = row.object;
  tx.save("account", { ...row, object: next });
  for (const name of CAPABILITIES) {
    const was = before.capabilities?.[name];
    if (was === next.capabilities?.[name]) continue;
    const object = capabilityOf(next, name);
    const previous = { status: was ?? null };
    emitIn(tx, next.id, { type: "capability.updated", object, previous });
  }
  const previous = differences(before, next);
  emitIn(tx, next.id, { type: "account.updated", object: next, previous });
  return next;
}

function differences(before: Stripe.Account, next: Stripe.Account): object {
  const names = Object.keys(next) as (keyof Stripe.Account)[];
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(next[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, before[name]]));
}

/** The account with the given requirements due. No money moves until the list is empty. */
function asking(account: Stripe.Account, due: readonly string[]): Stripe.Account {
  const isOpen = due.length === 0;
  const status = isOpen ? "active" : "inactive";
  return {
    ...account,
    capabilities: {
      ...account.capabilities,
      card_payments: status,
      transfers: status,
    },
    charges_enabled: isOpen,
    payouts_enabled: isOpen,
    requirements: requirementsOf(due),
  };
}

/** Updates an account after its owner leaves the hosted pages. */
export function onboard(tx: Tx, id: string, outcome: Outcome): Stripe.Account {
  const row = reachable(tx, id);
  if (outcome === "leave") return row.object;
  const onboarded: Stripe.Account = {
    ...row.object,
    business_type: "individual",
    details_submitted: true,
    tos_acceptance: { date: tx.now(), ip: "127.0.0.1", user_agent: null },
  };
  return change(tx, row, asking(onboarded, outcome === "complete" ? [] : [DOCUMENT_DUE]));
}

/** Disables a capability, as a later review would, or enables it again. */
export function setCapability(
  tx: Tx,
  id: string,
  name: CapabilityName,
  isActive: boolean,
): Stripe.Account {
  const row = reachable(tx, id);
  const { object } = row;
  const status = isActive ? "active" : "inactive";
  const capabilities = { ...object.capabilities, [name]: status };
  const isOpen = CAPABILITIES.every((one) => capabilities[one] === "active");
  return change(tx, row, {
    ...object,
    capabilities,
    charges_enabled: capabilities.card_payments === "active",
    payouts_enabled: isOpen,
    requirements: requirementsOf(isOpen ? [] : [DOCUMENT_DUE]),
  });
}

/** Revokes the platform's access, as the account's owner would. */
export function deauthorize(tx: Tx, id: string): Stripe.Account {
  const row = reachable(tx, id);
  tx.save("account", { ...row, access: "revoked" });
  const application = {
    id: "ca_sandbox",
    object: "application",
    name: "Sandbox platform",
  };
  emitIn(tx, id, { type: "account.application.deauthorized", object: application });
  return row.object;
}

/** Updates the fields that the platform may change. Throws if the account is not accessible. */
export function update(
  tx: Tx,
  id: string,
  next: (account: Stripe.Account) => Stripe.Account,
): Stripe.Account {
  const row = reachable(tx, id);
  return change(tx, row, next(row.object));
}

/** Validates a caller's string as an outcome. */
export function outcomeOf(word: unknown): Outcome {
  const outcome = OUTCOMES.find((one) => one === word);
  if (!outcome) throw invalid(`outcome must be one of ${OUTCOMES.join(", ")}`);
  return outcome;
}
