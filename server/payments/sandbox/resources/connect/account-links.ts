import type Stripe from "stripe";
import type { Context } from "../../http/context.ts";
import { ok, pathId } from "../../http/context.ts";
import { invalid, noSuch } from "../../http/errors.ts";
import { oneOf, readParams, required, text } from "../../http/params.ts";
import type { AccountLinkRow, Reply } from "../../state/rows.ts";
import type { Tx } from "../../state/store.ts";
import { reachable } from "./account-row.ts";
import { onboard, OUTCOMES } from "./account-standing.ts";

/** How long a link is valid (virtual seconds). */
const LINK_LIFE_S = 300;
/** Origin for the pages of an account that has never had a link. */
const NOWHERE = "http://localhost";

function address(value: string | null | undefined, name: string): string {
  const url = required(value, name);
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw invalid("Not a valid URL", "url_invalid", name);
}

/** The address of a sandbox page on the platform's own origin, the only one a browser may open. */
function pageAt(origin: string, page: string, fields: Record<string, string>): string {
  const url = new URL(`/__stripe_sandbox/${page}`, origin);
  url.search = new URLSearchParams(fields).toString();
  return url.href;
}

export function createLink(context: Context): Reply {
  const { tx } = context;
  const params = readParams(context.form, {
    account: text,
    type: oneOf("account_onboarding"),
    return_url: text,
    refresh_url: text,
  });
  required(params.type, "type");
  const returnUrl = address(params.return_url, "return_url");
  const refreshUrl = address(params.refresh_url, "refresh_url");
  const row = reachable(tx, required(params.account, "account"));
  const link = { id: tx.newId("alink"), expiresAt: tx.now() + LINK_LIFE_S };
  tx.save("account_link", {
    ...link,
    account: row.id,
    returnUrl,
    refreshUrl,
    isUsed: false,
  });
  const { origin } = new URL(returnUrl);
  tx.save("account", { ...row, origin });
  return ok({
    object: "account_link",
    created: tx.now(),
    expires_at: link.expiresAt,
    url: pageAt(origin, "onboarding", { link: link.id }),
  } satisfies Stripe.AccountLink);
}

/** Creates a link to the account's own dashboard, once its owner has completed onboarding. */
export function createLoginLink(context: Context): Reply {
  readParams(context.form, {});
  const { object, origin } = reachable(context.tx, pathId(context));
  if (!object.details_submitted) {
    throw invalid("Cannot create a login link for an account that has not completed onboarding.");
  }
  return ok({
    object: "login_link",
    created: context.tx.now(),
    url: pageAt(origin ?? NOWHERE, "express", { account: object.id }),
  } satisfies Stripe.LoginLink);
}

function linkAt(context: Context): AccountLinkRow {
  const link = context.tx.find("account_link", pathId(context));
  if (!link || context.actor !== "browser") throw noSuch("account link", pathId(context), "id");
  return link;
}

const isOver = (tx: Tx, { isUsed, expiresAt }: AccountLinkRow) => isUsed || expiresAt <= tx.now();

/** What the hosted page shows: the account, what is due, and where to redirect if the link has expired. */
export function retrieveLink(context: Context): Reply {
  readParams(context.form, {});
  const link = linkAt(context);
  const { object } = reachable(context.tx, link.account);
  return ok({
    name: object.business_profile?.name ?? object.email ?? object.id,
    due: object.requirements?.currently_due ?? [],
    redirect: isOver(context.tx, link) ? link.refreshUrl : null,
  });
}

/** Ends the visit with the tester's chosen outcome and redirects back. */
export function finishLink(context: Context): Reply {
  const { outcome } = readParams(context.form, { outcome: oneOf(...OUTCOMES) });
  const link = linkAt(context);
  if (isOver(context.tx, link)) return ok({ redirect: link.refreshUrl });
  context.tx.save("account_link", { ...link, isUsed: true });
  onboard(context.tx, link.account, required(outcome, "outcome"));
  return ok({ redirect: link.returnUrl });
}
