import type Stripe from "stripe";
import type { Context } from "../../http/context.ts";
import { ok, pathId } from "../../http/context.ts";
import { invalid } from "../../http/errors.ts";
import type { Form } from "../../http/form.ts";
import { answerList, LIST_PARAMS } from "../../http/lists.ts";
import {
  flag,
  group,
  mergeMetadata,
  metadata,
  oneOf,
  readParams,
  required,
  text,
} from "../../http/params.ts";
import type { AccountRow, Reply } from "../../state/rows.ts";
import { CAPABILITIES, newAccount } from "./account-object.ts";
import { reachable } from "./account-row.ts";
import { update } from "./account-standing.ts";

const FIELDS = { email: text, business_profile: group, metadata };
const CREATE_FIELDS = {
  ...FIELDS,
  controller: group,
  capabilities: group,
  country: oneOf("US"),
};

/** The one kind of account that the sandbox creates: the platform is liable, and the provider hosts the pages. */
function controllerOf(form: Form | null | undefined): Stripe.Account.Controller {
  const inner = <T extends string>(name: string, key: string, ...words: T[]): T => {
    const fields = group(form?.[name] ?? "", `controller[${name}]`) ?? {};
    const read = readParams(fields, { [key]: oneOf(...words) });
    return required(read[key], `controller[${name}][${key}]`);
  };
  const { requirement_collection: collection = "stripe" } = readParams(form ?? {}, {
    fees: group,
    losses: group,
    stripe_dashboard: group,
    requirement_collection: oneOf("stripe"),
  });
  return {
    fees: { payer: inner("fees", "payer", "application") },
    is_controller: true,
    losses: { payments: inner("losses", "payments", "application") },
    requirement_collection: collection,
    stripe_dashboard: { type: inner("stripe_dashboard", "type", "express") },
    type: "application",
  };
}

/** Both capabilities must be requested: one alone needs the provider's approval. */
function checkCapabilities(form: Form | null | undefined): void {
  const asked = readParams(form ?? {}, {
    card_payments: group,
    transfers: group,
  });
  const missing = CAPABILITIES.find((name) => {
    const { requested = false } = readParams(asked[name] ?? {}, {
      requested: flag,
    });
    return !requested;
  });
  if (!missing) return;
  const [other = ""] = CAPABILITIES.filter((name) => name !== missing);
  throw invalid(
    `Your platform needs approval for accounts to have requested the \`${other}\` capability without the \`${missing}\` capability.`,
    undefined,
    "capabilities",
  );
}

function businessIn(form: Form | null | undefined): Partial<Stripe.Account.BusinessProfile> {
  return readParams(form ?? {}, {
    name: text,
    url: text,
    mcc: text,
    product_description: text,
  });
}

export function createAccount(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, CREATE_FIELDS);
  const controller = controllerOf(params.controller);
  checkCapabilities(params.capabilities);
  const account = newAccount({
    id: tx.newId("acct"),
    created: tx.now(),
    controller,
    email: params.email ?? null,
    business: businessIn(params.business_profile),
    metadata: mergeMetadata({}, params.metadata),
  });
  const { id, created } = account;
  tx.save("account", {
    id,
    created,
    access: "granted",
    origin: null,
    object: account,
  });
  return ok(account);
}

export function retrieveAccount(context: Context): Reply {
  readParams(context.form, {});
  return ok(reachable(context.tx, pathId(context)).object);
}

export function updateAccount(context: Context): Reply {
  const params = readParams(context.form, FIELDS);
  const changed = update(context.tx, pathId(context), (account) => ({
    ...account,
    email: params.email === undefined ? account.email : params.email,
    business_profile: {
      ...required(account.business_profile, "business_profile"),
      ...businessIn(params.business_profile),
    },
    metadata: mergeMetadata(account.metadata ?? {}, params.metadata),
  }));
  return ok(changed);
}

/** Permanently deletes an account of the platform. */
export function deleteAccount(context: Context): Reply {
  const row = reachable(context.tx, pathId(context));
  context.tx.save("account", { ...row, access: "deleted" });
  return ok({
    id: row.id,
    object: "account",
    deleted: true,
  } satisfies Stripe.DeletedAccount);
}

export function listAccounts(context: Context): Reply {
  const params = readParams(context.form, LIST_PARAMS);
  const keep = (row: AccountRow): row is AccountRow => row.access === "granted";
  const render = ({ object }: AccountRow) => object;
  return answerList(context, {
    kind: "account",
    url: "/v1/accounts",
    params,
    keep,
    render,
  });
}
