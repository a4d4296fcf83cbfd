import { platformErrors as m } from "#messages/platform-errors.ts";
import { z } from "zod";
import { DomainError } from "#shared/errors.ts";
import { ROLES } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { leaveCheckouts } from "../services/payments/checkouts/carry-checkouts.ts";
import { rememberDevice } from "../services/accounts/sign-in/devices.ts";
import type { Person } from "../services/accounts/sign-in/sessions.ts";
import type { Caller } from "../services/accounts/sign-in/sign-in-tries.ts";
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
  const checkout = cookies.read("checkout");
  if (context.user && context.user.id !== user.id && checkout) {
    await leaveCheckouts(deps, context.user, checkout);
  }
  await renewCheckout(context, user);
  const previous = cookies.read("session");
  if (previous) await deps.auth.endSession(previous);
  const [session, device] = await Promise.all([
    deps.auth.openSession(user, { userAgent, address }),
    rememberDevice(deps, user.id, cookies.read("device")),
  ]);
  cookies.write("session", session.token, session.expiresAt);
  cookies.write("device", device.token, device.expiresAt);
  return user;
}

/**
 * Gives the session of the call a new token, as after anything that changes what may be done in it
 * (ASVS 7.2.4): a token that someone copied before is worth nothing then. Throws `signed_out` when the
 * session has ended.
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

/** The caller with the session; without one it is not a browser that calls. Throws `signed_out`. */
export function personOf({ user, session }: Context & { user: SessionUser }): Person {
  if (!session) throw new DomainError("signed_out", m.signInFirst);
  return { user, session };
}

/** Where a try to sign in comes from. */
export function callerOf({ address, cookies }: Context): Caller {
  return { address, device: cookies.read("device") };
}

/** The browser of the call gets in from now on while strangers guess the user's password. */
export async function knowThisDevice(
  { deps, cookies }: Pick<Context, "deps" | "cookies">,
  userId: string,
): Promise<void> {
  const { token, expiresAt } = await rememberDevice(deps, userId, cookies.read("device"));
  cookies.write("device", token, expiresAt);
}
