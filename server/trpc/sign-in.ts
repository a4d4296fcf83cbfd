import { z } from "zod";
import { ROLES } from "#shared/roles.ts";
import type { SessionUser } from "#shared/user.ts";
import { leaveCheckouts } from "../services/carry-checkouts.ts";
import type { Context } from "./context.ts";
import { renewCheckout } from "./shopper.ts";

/** Whatever a procedure returns, only these fields leave the server. */
export const sessionUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  zipCode: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  emailVerified: z.boolean(),
}) satisfies z.ZodType<SessionUser>;

/**
 * Ends the session that the browser had and opens a new one: a session never changes its owner. The
 * checkout cookie changes with it (`renewCheckout`).
 */
export async function signIn(context: Context, user: SessionUser): Promise<SessionUser> {
  const { deps, cookies, userAgent, address } = context;
  await renewCheckout(context, user);
  const previous = cookies.read("session");
  if (previous) await deps.auth.endSession(previous);
  const { token, expiresAt } = await deps.auth.openSession(user.id, { userAgent, address });
  cookies.write("session", token, expiresAt);
  return user;
}

/**
 * Ends the session here and on the server and takes the checkout cookie away: the next person at this
 * browser begins with nothing of this one. Without a session only the cookies go.
 */
export async function signOut({ deps, cookies, user }: Context): Promise<void> {
  const session = cookies.read("session");
  const checkout = cookies.read("checkout");
  if (session) await deps.auth.endSession(session);
  if (user && checkout) await leaveCheckouts(deps, user, checkout);
  cookies.clear("session");
  if (checkout) cookies.clear("checkout");
}
