import { z } from "zod";
import { acceptanceSchema } from "#shared/accounts/invitation.ts";
import {
  acceptInvitation,
  joinInvitedFarm,
  getInvitation,
} from "../../services/accounts/accept-invitation.ts";
import { moves } from "../../trpc/moves.ts";
import { publicProcedure, router, signedInProcedure } from "../../trpc/procedures.ts";
import { personOf, renewSession, sessionUser, signIn } from "../../trpc/sign-in.ts";

/** Accepting invitations to join the staff. */
export const invitationsRouter = router({
  /** The invitation behind a link. Throws `not_found`. */
  read: publicProcedure
    .input(z.strictObject({ token: z.string().max(100) }))
    .query(({ ctx, input }) => getInvitation(ctx.deps, input.token)),

  /** Creates the account and signs in. Throws `not_found`, `conflict`, `invalid`. */
  accept: publicProcedure
    .meta(moves("power", "user.joined", "link"))
    .input(acceptanceSchema)
    .output(sessionUser)
    .mutation(async ({ ctx, input }) =>
      signIn(ctx, await acceptInvitation(ctx.deps, input, ctx.address)),
    ),

  /**
   * Adds the signed-in account to the farm that invited it, and ends its other sessions. Throws `not_found`,
   * `conflict`.
   */
  join: signedInProcedure
    .meta(moves("power", "user.joined", "link"))
    .input(z.strictObject({ token: z.string().max(100) }))
    .output(sessionUser)
    .mutation(async ({ ctx, input }) => {
      const user = await joinInvitedFarm(ctx.deps, personOf(ctx), input.token);
      // No password was entered, so sensitive actions stay locked.
      await renewSession(ctx, { isConfirmed: false });
      return user;
    }),
});
