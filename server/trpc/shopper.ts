import type { Shopper } from "../services/checkout-row.ts";
import { isToken, newToken } from "../services/tokens.ts";
import type { Context } from "./context.ts";

/** How long a browser keeps its checkout: long enough for a payment that takes days. */
const COOKIE_DAYS = 30;

/** The shopper of a call; the token of the browser is given on the first checkout and renewed on each. */
export function shopperOf({ cookies, deps, user }: Context): Shopper {
  const known = cookies.read("checkout");
  const token = known && isToken(known) ? known : newToken();
  const expires = new Date(deps.clock.now().getTime() + COOKIE_DAYS * 86_400_000);
  cookies.write("checkout", token, expires);
  return { token, user };
}
