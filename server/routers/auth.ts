import { z } from "zod";
import { DomainError } from "#shared/errors.ts";
import { loginSchema, registrationSchema } from "#shared/registration.ts";
import { ROLES } from "#shared/roles.ts";
import type { SessionUser } from "#shared/user.ts";
import { checkCredentials, registerUser } from "../services/users.ts";
import type { Context } from "../trpc/context.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";

/** Whatever a procedure returns, only these fields leave the server. */
const sessionUser = z.object({
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
async function signIn({ deps, cookies, userAgent, address }: Context, user: SessionUser) {
  const previous = cookies.read("session");
  if (previous) await deps.auth.endSession(previous);
  const { token, expiresAt } = await deps.auth.openSession(user.id, { userAgent, address });
  cookies.write("session", token, expiresAt);
  return user;
}

export const authRouter = router({
  /** Who is signed in; null for a visitor. */
  current: publicProcedure.output(sessionUser.nullable()).query(({ ctx }) => ctx.user),

  /** Who is signed in. Throws `signed_out` for a visitor (spec section 7: 401). */
  me: publicProcedure.output(sessionUser).query(({ ctx }) => {
    if (!ctx.user) throw new DomainError("signed_out", "You are not signed in");
    return ctx.user;
  }),

  register: publicProcedure
    .input(registrationSchema)
    .output(sessionUser)
    .mutation(async ({ ctx, input }) =>
      signIn(ctx, await registerUser(ctx.deps, input, ctx.address)),
    ),

  login: publicProcedure
    .input(loginSchema)
    .output(sessionUser)
    .mutation(async ({ ctx, input }) =>
      signIn(ctx, await checkCredentials(ctx.deps, input, ctx.address)),
    ),

  /** Ends the session on the server too. Without one, nothing happens. */
  logout: publicProcedure.output(z.object({ ok: z.literal(true) })).mutation(async ({ ctx }) => {
    const token = ctx.cookies.read("session");
    if (token) await ctx.deps.auth.endSession(token);
    ctx.cookies.clear("session");
    return { ok: true } as const;
  }),
});
