import { mayEnter } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { carryCheckouts } from "../services/payments/checkouts/carry-checkouts.ts";
import type { Asker, Shopper } from "../services/payments/checkouts/checkout-row.ts";
import { isToken, newToken } from "../services/platform/tokens.ts";
import type { Context } from "./context.ts";

/** How long a browser keeps its checkout: long enough for a payment that takes days. */
const COOKIE_DAYS = 30;

/** The shopper of a call; the token of the browser is given on the first checkout and renewed on each. */
export function shopperOf(context: Context): Shopper {
  const token = tokenOf(context) ?? newToken();
  writeToken(context, token);
  const { user, address, deps, givenUp } = context;
  const isTeam = user !== null && mayEnter(user.role, "logistics");
  const network = isTeam ? null : deps.networkKey(address);
  return { token, user, network, ...(givenUp && { givenUp }) };
}

/** Who asks about a checkout, without giving the browser a token. */
export function askerOf(context: Context): Asker {
  return { token: tokenOf(context), user: context.user };
}

/**
 * Changes the checkout token of a browser in which `user` signs in: what is the user's to continue
 * goes over to a new one, everything else stays behind with the old one, which no browser has any more.
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
  const expires = new Date(deps.clock.now().getTime() + COOKIE_DAYS * 86_400_000);
  cookies.write("checkout", token, expires);
}
