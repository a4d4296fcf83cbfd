import { z } from "zod";
import {
  applicationQuery,
  approvalSchema,
  messageToFarm,
  welcomeSchema,
} from "#shared/farms/applications/application-admin.ts";
import { approveApplication, welcomeAgain } from "../../../services/farms/applications/approve.ts";
import {
  askForChanges,
  rejectApplication,
  startReview,
} from "../../../services/farms/applications/decide.ts";
import { getApplication } from "../../../services/farms/applications/application-detail.ts";
import { listApplications } from "../../../services/farms/applications/application-list.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");
const one = z.strictObject({ id: z.uuid() });

/** Farms' applications, for the team. */
export const applicationsRouter = router({
  page: admin.input(applicationQuery).query(({ ctx, input }) => listApplications(ctx.deps, input)),

  /** Throws `not_found`. */
  one: admin.input(one).query(({ ctx, input }) => getApplication(ctx.deps, input.id)),

  /** Throws `not_found`, `conflict`, like all steps below. */
  review: admin.input(one).mutation(({ ctx, input }) => startReview(ctx.deps, ctx.user, input.id)),

  askForChanges: admin
    .input(messageToFarm)
    .mutation(({ ctx, input }) => askForChanges(ctx.deps, ctx.user, input)),

  reject: admin
    .input(messageToFarm)
    .mutation(({ ctx, input }) => rejectApplication(ctx.deps, ctx.user, input)),

  /** Creates the farm. Also throws `invalid` with the field. */
  approve: admin
    .meta(moves("power", "application.approved"))
    .input(approvalSchema)
    .mutation(({ ctx, input }) => approveApplication(ctx.deps, ctx.user, input)),

  /** Sends the email with the farm's link again, to the same address or another one. */
  welcomeAgain: admin
    .meta(moves("power", "application.invited_again"))
    .input(welcomeSchema)
    .mutation(({ ctx, input }) => welcomeAgain(ctx.deps, ctx.user, input)),
});
