import { accountsErrors as accounts } from "#messages/accounts/errors.ts";
import { platformErrors as m } from "#messages/platform/errors.ts";
import { z } from "zod";
import { DomainError } from "#shared/errors.ts";
import { ROLES } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { leaveCheckouts } from "../services/payments/checkouts/carry-checkouts.ts";
import { rememberDevice } from "../services/accounts/sign-in/devices.ts";
import {
  isStillVerified,
  type SignedIn,
  type Verified,
} from "../services/accounts/sign-in/sessions.ts";
import type { Caller } from "../services/accounts/sign-in/sign-in-tries.ts";
import type { Context } from "./context.ts";
import { renewCheckout } from "./shopper.ts";

/** The only fields of a user that leave the server, whatever a procedure returns. */
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
 * Ends the browser's current session and opens a new one, because a session never changes its owner. Also replaces
 * the checkout cookie (`renewCheckout`). Throws `signed_out` if the password was changed or the account closed meanwhile.
 */
export async function signIn(context: Context, verified: Verified): Promise<SessionUser> {
  const { user } = verified;
  const { deps, cookies, userAgent, address } = context;
  const session = await deps.auth.openSession(user, { userAgent, address });
  try {
    // Before anything else, because a refused sign-in changes nothing in this browser.
    if (!(await isStillVerified(deps, verified))) {
      throw new DomainError("signed_out", accounts.wrongCredentials);
    }
    const device = await rememberDevice(deps, user.id, cookies.read("device"));
    await leaveBefore(context, user);
    cookies.write("session", session.token, session.expiresAt);
    cookies.write("device", device.token, device.expiresAt);
  } catch (error) {
    await deps.auth.endSession(session.token);
    throw error;
  }
  return user;
}

/** Ends the browser's session of before, and hands over its checkouts or leaves them to their owner. */
async function leaveBefore(context: Context, user: SessionUser): Promise<void> {
  const { deps, cookies } = context;
  const checkout = cookies.read("checkout");
  if (context.user && context.user.id !== user.id && checkout) {
    await leaveCheckouts(deps, context.user, checkout);
  }
  await renewCheckout(context, user);
  const previous = cookies.read("session");
  if (previous) await deps.auth.endSession(previous);
}

/**
 * Replaces the session's token after any change of privileges (ASVS 7.2.4), so that a stolen token becomes
 * useless. Throws `signed_out` if the session has ended.
 */
export async function renewSession(
  { deps, cookies, session }: Pick<Context, "deps" | "cookies" | "session">,
  options: { isConfirmed: boolean },
): Promise<void> {
  const renewed = session && (await deps.auth.renewSession(session.id, options));
  if (!renewed) throw new DomainError("signed_out", m.signInFirst);
  cookies.write("session", renewed.token, renewed.expiresAt);
}

/**
 * Ends the session in the browser and on the server and removes the checkout cookie, so that nothing is left for
 * the next person at this browser. Without a session, only clears the cookies.
 */
export async function signOut({ deps, cookies, user }: Context): Promise<void> {
  const session = cookies.read("session");
  const checkout = cookies.read("checkout");
  if (session) await deps.auth.endSession(session);
  if (user && checkout) await leaveCheckouts(deps, user, checkout);
  cookies.clear("session");
  if (checkout) cookies.clear("checkout");
}

/** The caller with their session. Throws `signed_out` without one, because the caller is then not a browser. */
export function personOf({ user, session }: Context & { user: SessionUser }): SignedIn {
  if (!session) throw new DomainError("signed_out", m.signInFirst);
  return { user, session };
}

/** Where a sign-in attempt comes from. */
export function callerOf({ address, cookies }: Context): Caller {
  return { address, device: cookies.read("device") };
}

/** Remembers the browser as the user's, so that it can still sign in while strangers guess the password. */
export async function rememberThisDevice(
  { deps, cookies }: Pick<Context, "deps" | "cookies">,
  userId: string,
): Promise<void> {
  const { token, expiresAt } = await rememberDevice(deps, userId, cookies.read("device"));
  cookies.write("device", token, expiresAt);
}
