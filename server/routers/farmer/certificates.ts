import {
  certificateEntry,
  certificatesOfFarm,
  certificateWithdrawal,
} from "#shared/farms/farm-certificate.ts";
import { enterCertificate, withdrawCertificate } from "../../services/farms/certificates/enter.ts";
import { certificatesOf } from "../../services/farms/certificates/read.ts";
import { areaProcedure, router } from "../../trpc/procedures.ts";
import { farmIn, forFarm } from "./farm-in.ts";

const farmer = areaProcedure("farmer");

/** Farms' certificates: entered by the farm, or by an admin who names the farm, and decided by admins. */
export const certificatesRouter = router({
  /** Throws `not_found`. */
  list: farmer
    .input(certificatesOfFarm)
    .query(async (call) => certificatesOf(call.ctx.deps, call.ctx.user, await farmIn(call))),

  /** Throws `not_found`, `invalid` with the field, `conflict`. */
  enter: farmer.input(certificateEntry).mutation(forFarm(enterCertificate)),

  /** Throws `not_found`, and `conflict` if it is verified. */
  withdraw: farmer
    .input(certificateWithdrawal)
    .mutation(async (call) =>
      withdrawCertificate(call.ctx.deps, call.ctx.user, await farmIn(call), call.input.id),
    ),
});
