import { z } from "zod";
import { ROLES } from "#shared/roles.ts";
import type { SessionUser } from "#shared/user.ts";
import type { Context } from "./context.ts";

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

/** Ends the session that the browser had and opens a new one: a session never changes its owner. */
export async function signIn(
  { deps, cookies, userAgent, address }: Context,
  user: SessionUser,
): Promise<SessionUser> {
  const previous = cookies.read("session");
  if (previous) await deps.auth.endSession(previous);
  const { token, expiresAt } = await deps.auth.openSession(user.id, { userAgent, address });
  cookies.write("session", token, expiresAt);
  return user;
}
