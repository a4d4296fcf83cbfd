import { z } from "zod";
import { DomainError } from "#shared/errors.ts";
import { limits } from "#shared/limits.ts";
import type { SessionUser } from "#shared/user.ts";
import {
  confirmPassword,
  endOtherSessions,
  endSession,
  listSessions,
  type Person,
} from "../services/account/sessions.ts";
import type { Context } from "../trpc/context.ts";
import { router, signedInProcedure } from "../trpc/procedures.ts";

const password = z.string().min(1, "Please enter your password").max(limits.passwordMax);

/** The caller with the session; without one it is not a browser that calls. */
function personOf({ user, session }: Context & { user: SessionUser }): Person {
  if (!session) throw new DomainError("signed_out", "Please sign in first");
  return { user, session };
}

/** What somebody does with the own account. */
export const accountRouter = router({
  /** Opens what is delicate for ten minutes. Throws `invalid` for a wrong password. */
  confirmPassword: signedInProcedure
    .input(z.strictObject({ password }))
    .mutation(({ ctx, input }) => confirmPassword(ctx.deps, personOf(ctx), input.password)),

  sessions: signedInProcedure.query(({ ctx }) => listSessions(ctx.deps, personOf(ctx))),

  /** Throws `not_found` for a session of anybody else. */
  endSession: signedInProcedure
    .input(z.strictObject({ id: z.string().max(100) }))
    .mutation(({ ctx, input }) => endSession(ctx.deps, personOf(ctx), input.id)),

  endOtherSessions: signedInProcedure.mutation(({ ctx }) =>
    endOtherSessions(ctx.deps, personOf(ctx)),
  ),
});
