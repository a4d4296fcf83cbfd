import { z } from "zod";
import {
  disabling,
  enabling,
  roleChange,
  secondFactorLoss,
  userChange,
  userQuery,
} from "#shared/accounts/user-admin.ts";
import {
  changeUser,
  endSessionsOf,
  getUser,
  sendResetTo,
  takeOffSecondFactor,
} from "../../../services/accounts/admin/user-record.ts";
import { exportUsers, listUsers } from "../../../services/accounts/admin/user-list.ts";
import { changeRole, disableUsers, enableUsers } from "../../../services/accounts/admin/powers.ts";
import { moves } from "../../../trpc/moves.ts";
import { areaProcedure, countedFile, router } from "../../../trpc/procedures.ts";

const admin = areaProcedure("admin");
const one = z.strictObject({ id: z.uuid() });

/** The team's view of the accounts. */
export const usersRouter = router({
  page: admin.input(userQuery).query(({ ctx, input }) => listUsers(ctx.deps, input)),

  export: admin
    .meta(moves("personal_data", "export.made"))
    .input(userQuery)
    .use(countedFile)
    .mutation(({ ctx, input }) => exportUsers(ctx.deps, ctx.user, input)),

  /** Throws `not_found`. */
  one: admin.input(one).query(({ ctx, input }) => getUser(ctx.deps, input.id)),

  /** Throws `not_found`, `conflict` for a taken address, `confirm_password`. */
  change: admin
    .meta(moves("power", "user.changed"))
    .input(userChange)
    .mutation(({ ctx, input }) => changeUser(ctx.deps, ctx.user, input)),

  /** Ends the user's sessions. Throws `not_found`, `forbidden`, `confirm_password`. */
  changeRole: admin
    .meta(moves("power", "user.role_changed"))
    .input(roleChange)
    .mutation(({ ctx, input }) => changeRole(ctx.deps, ctx.user, input)),

  /** Ends each user's sessions. Throws `not_found`, `forbidden`, `confirm_password`. */
  disable: admin
    .meta(moves("power", "user.disabled"))
    .input(disabling)
    .mutation(({ ctx, input }) => disableUsers(ctx.deps, ctx.user, input)),

  /** Throws `not_found`, `forbidden`, `confirm_password`. */
  enable: admin
    .meta(moves("power", "user.enabled"))
    .input(enabling)
    .mutation(({ ctx, input }) => enableUsers(ctx.deps, ctx.user, input.ids)),

  /** Signs the user out everywhere. Throws `not_found`. */
  signOut: admin
    .meta(moves("power", "user.signed_out"))
    .input(one)
    .mutation(({ ctx, input }) => endSessionsOf(ctx.deps, ctx.user, input.id)),

  /** Signs the user out everywhere. Throws `not_found`, `forbidden`, `conflict`, `confirm_password`. */
  takeOffSecondFactor: admin
    .meta(moves("power", "user.two_factor_removed"))
    .input(secondFactorLoss)
    .mutation(({ ctx, input }) => takeOffSecondFactor(ctx.deps, ctx.user, input)),

  /** Emails a password reset link. Throws `not_found`, `conflict` for a closed account, `confirm_password`. */
  sendReset: admin
    .meta(moves("power", "user.reset_sent"))
    .input(one)
    .mutation(({ ctx, input }) => sendResetTo(ctx.deps, ctx.user, input.id)),
});
