import { membershipsErrors as m } from "#messages/memberships/errors.ts";
import { z } from "zod";
import { refundMembership } from "../../../services/memberships/membership-changes.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

/** Refunds of membership deposits, by the team. */
export const membershipsRouter = router({
  /** Refunds the deposit. */
  refund: areaProcedure("admin")
    .meta(moves("money", "membership.refunded"))
    .input(z.object({ id: z.uuid({ error: () => m.unknown }) }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await refundMembership(ctx.deps, ctx.user, input.id);
      return { ok: true } as const;
    }),
});
