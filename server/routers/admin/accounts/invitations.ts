import { z } from "zod";
import { invitationSchema } from "#shared/accounts/invitation.ts";
import {
  invite,
  openInvitations,
  revokeInvitation,
} from "../../../services/accounts/invitations.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** Invitations to join the staff. */
export const invitationsRouter = router({
  open: areaProcedure("admin").query(({ ctx }) => openInvitations(ctx.deps)),

  /** Throws `conflict` with the field if the address already has an account. */
  invite: areaProcedure("admin")
    .meta(moves("power", "user.invited"))
    .input(invitationSchema)
    .mutation(({ ctx, input }) => invite(ctx.deps, ctx.user, input)),

  revoke: areaProcedure("admin")
    .meta(moves("power", "user.invitation_revoked"))
    .input(z.strictObject({ id: z.uuid() }))
    .mutation(({ ctx, input }) => revokeInvitation(ctx.deps, ctx.user, input.id)),
});
