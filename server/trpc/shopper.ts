import { DAY_MS } from "#shared/durations.ts";
import { mayEnter } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { carryCheckouts } from "../services/payments/checkouts/carry-checkouts.ts";
import type { Asker, Shopper } from "../services/payments/checkouts/checkout-row.ts";
import { isToken, newToken } from "../services/platform/links/tokens.ts";
import type { Context } from "./context.ts";

/** Lifetime of the checkout cookie: long enough for payments that take days. */
const COOKIE_DAYS = 30;

/**
 * The shopper of a call. Issues the browser's checkout token on the first checkout and extends it on each later
 * one.
 */
export function shopperOf(context: Context): Shopper {
  const token = tokenOf(context) ?? newToken();
  writeToken(context, token);
  const { user, address, deps, givenUp } = context;
  const isTeam = user !== null && mayEnter(user.role, "logistics");
  const network = isTeam ? null : deps.networkKey(address);
  return { token, user, network, ...(givenUp && { givenUp }) };
}

/** The caller asking about a checkout. Does not issue a token. */
export function askerOf(context: Context): Asker {
  return { token: tokenOf(context), user: context.user };
}

/**
 * Replaces the browser's checkout token when `user` signs in. Checkouts that the user may continue move to the new
 * token; the rest stay with the old one, which no browser holds any more.
 */
export async function renewCheckout(context: Context, user: SessionUser): Promise<void> {
  const from = tokenOf(context);
  const to = newToken();
  const isCarried = from !== null && (await carryCheckouts(context.deps, user, { from, to }));
  if (isCarried) writeToken(context, to);
  else if (context.cookies.read("checkout")) context.cookies.clear("checkout");
}

function tokenOf({ cookies }: Context): string | null {
  const known = cookies.read("checkout");
  return known && isToken(known) ? known : null;
}

function writeToken({ cookies, deps }: Context, token: string): void {
  const expires = new Date(deps.clock.now().getTime() + COOKIE_DAYS * DAY_MS);
  cookies.write("checkout", token, expires);
}
