import {
  certificateEntry,
  certificatesOfFarm,
  certificateWithdrawal,
} from "#shared/farms/farm-certificate.ts";
import { enterCertificate, withdrawCertificate } from "../../services/farms/certificates/enter.ts";
import { certificatesOf } from "../../services/farms/certificates/read.ts";
import { actingFarm } from "../../services/farms/harvest/acting-farm.ts";
import { areaProcedure, router } from "../../trpc/procedures.ts";

const farmer = areaProcedure("farmer");

/** Certificates of farms: entered by the farm, or by an admin who names it, and decided by admins. */
export const certificatesRouter = router({
  /** Throws `not_found`. */
  list: farmer
    .input(certificatesOfFarm)
    .query(async ({ ctx, input }) =>
      certificatesOf(ctx.deps, ctx.user, await actingFarm(ctx.deps, ctx.user, input.farmId)),
    ),

  /** Throws `not_found`, `invalid` with the field, `conflict`. */
  enter: farmer
    .input(certificateEntry)
    .mutation(async ({ ctx, input }) =>
      enterCertificate(
        ctx.deps,
        ctx.user,
        await actingFarm(ctx.deps, ctx.user, input.farmId),
        input,
      ),
    ),

  /** Throws `not_found`, `conflict` for what is verified. */
  withdraw: farmer
    .input(certificateWithdrawal)
    .mutation(async ({ ctx, input }) =>
      withdrawCertificate(
        ctx.deps,
        ctx.user,
        await actingFarm(ctx.deps, ctx.user, input.farmId),
        input.id,
      ),
    ),
});
