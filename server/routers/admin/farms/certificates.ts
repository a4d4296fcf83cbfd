import { certificateRejection, certificateVerification } from "#shared/farms/farm-certificate.ts";
import {
  rejectCertificate,
  verifyCertificate,
} from "../../../services/farms/certificates/decide.ts";
import { certificatesForTeam } from "../../../services/farms/certificates/read.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");

/** Farms' certificates, for the team to verify or reject. */
export const certificatesRouter = router({
  /** Certificates waiting for the team, and those about to expire. */
  forTeam: admin.query(({ ctx }) => certificatesForTeam(ctx.deps)),

  /** Throws `not_found`, `conflict`. */
  verify: admin
    .meta(moves("power", "certificate.verified"))
    .input(certificateVerification)
    .mutation(({ ctx, input }) => verifyCertificate(ctx.deps, ctx.user, input)),

  /** Throws `not_found`, `conflict`. */
  reject: admin
    .meta(moves("power", "certificate.rejected"))
    .input(certificateRejection)
    .mutation(({ ctx, input }) => rejectCertificate(ctx.deps, ctx.user, input)),
});
