import { z } from "zod";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { loginSchema, registrationSchema } from "#shared/accounts/registration.ts";
import { noteSecurity } from "../services/platform/audit/security-events.ts";
import { checkCredentials, registerUser } from "../services/accounts/sign-in/credentials.ts";
import { publicProcedure, router } from "../trpc/procedures.ts";
import { callerOf, sessionUser, signIn, signOut } from "../trpc/sign-in.ts";

export const authRouter = router({
  /** The signed-in user; null for a visitor. */
  current: publicProcedure.output(sessionUser.nullable()).query(({ ctx }) => ctx.user),

  /** The signed-in user. Throws `signed_out` for a visitor (spec section 7: 401). */
  me: publicProcedure.output(sessionUser).query(({ ctx }) => {
    if (!ctx.user) throw new DomainError("signed_out", m.notSignedIn);
    return ctx.user;
  }),

  register: publicProcedure
    .input(registrationSchema)
    .output(sessionUser)
    .mutation(async ({ ctx, input }) =>
      signIn(ctx, await registerUser(ctx.deps, input, ctx.address)),
    ),

  /** Throws `second_factor` if a code is required in addition to the password, and as `checkCredentials` does. */
  login: publicProcedure
    .input(loginSchema)
    .output(sessionUser)
    .mutation(async ({ ctx, input, path }) => {
      const { factor, ...verified } = await checkCredentials(ctx.deps, input, callerOf(ctx));
      const user = await signIn(ctx, verified);
      const { address, requestId: reqId } = ctx;
      const facts = { actorId: user.id, procedure: path, factor, address, reqId };
      noteSecurity(ctx.deps, "sign_in.succeeded", facts);
      return user;
    }),

  /** Also ends the session on the server. Does nothing without a session. */
  logout: publicProcedure.output(z.object({ ok: z.literal(true) })).mutation(async ({ ctx }) => {
    await signOut(ctx);
    return { ok: true } as const;
  }),
});
