import { z } from "zod";
import { accountsFields as m } from "#messages/accounts/fields.ts";
import { emailField } from "#shared/fields.ts";
import { LANGUAGES } from "#shared/language.ts";
import { limits } from "#shared/platform/limits.ts";
import { profileSchema } from "#shared/accounts/profile.ts";
import { codeField, passwordField } from "#shared/accounts/registration.ts";
import { exportOwnData } from "../../services/accounts/own/download/export-own-data.ts";
import { changeProfile } from "../../services/accounts/own/profile.ts";
import {
  deletionDue,
  requestDeletion,
  undoDeletion,
} from "../../services/accounts/own/deletion.ts";
import { changeLanguage, getLanguage } from "../../services/accounts/own/language.ts";
import { getAddressLink, refuseAddress } from "../../services/accounts/own/address-link.ts";
import { earlierOrders, joinEarlierOrders } from "../../services/accounts/own/earlier-orders.ts";
import { checkCode } from "../../services/accounts/sign-in/confirm-code.ts";
import {
  pendingEmail,
  requestEmailChange,
  resendVerification,
  verifyEmail,
} from "../../services/accounts/own/email.ts";
import {
  changePassword,
  requestReset,
  resetPassword,
} from "../../services/accounts/own/password.ts";
import { mustSetUp, secondFactorState } from "../../services/accounts/sign-in/second-factor.ts";
import {
  checkPassword,
  endOtherSessions,
  endSession,
  listSessions,
} from "../../services/accounts/sign-in/sessions.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "../../services/accounts/sign-in/switch-second-factor.ts";
import { moves } from "../../trpc/moves.ts";
import {
  publicProcedure,
  router,
  signedInWithoutMfaProcedure,
  signedInProcedure,
} from "../../trpc/procedures.ts";
import {
  rememberThisDevice,
  personOf,
  renewSession,
  sessionUser,
  signIn,
  signOut,
} from "../../trpc/sign-in.ts";

const givenPassword = z
  .string({ error: () => m.enterPassword })
  .min(1, { error: () => m.enterPassword })
  .max(limits.passwordMax, { error: () => m.enterPassword });
const email = emailField();
const token = z.string().max(100);

/** Actions on the caller's own account. */
export const accountRouter = router({
  /** Unlocks sensitive actions for ten minutes. Throws `invalid` for a wrong password. */
  confirmPassword: signedInWithoutMfaProcedure
    .input(z.strictObject({ password: givenPassword }))
    .mutation(async ({ ctx, input }) => {
      await checkPassword(ctx.deps, ctx.user.id, input.password);
      await renewSession(ctx, { isConfirmed: true });
    }),

  /**
   * Like `confirmPassword`, but with an authenticator code. Throws `invalid` for a wrong code, `conflict` if no
   * authenticator is set up.
   */
  confirmCode: signedInProcedure
    .input(z.strictObject({ code: codeField }))
    .mutation(async ({ ctx, input }) => {
      await checkCode(ctx.deps, ctx.user.id, input.code);
      await renewSession(ctx, { isConfirmed: true });
    }),

  sessions: signedInWithoutMfaProcedure.query(({ ctx }) => listSessions(ctx.deps, personOf(ctx))),

  /** Throws `not_found` for someone else's session. */
  endSession: signedInWithoutMfaProcedure
    .meta(moves("power", "user.signed_out"))
    .input(z.strictObject({ id: z.string().max(100) }))
    .mutation(({ ctx, input }) => endSession(ctx.deps, personOf(ctx), input.id)),

  endOtherSessions: signedInWithoutMfaProcedure
    .meta(moves("power", "user.signed_out"))
    .mutation(({ ctx }) => endOtherSessions(ctx.deps, personOf(ctx))),

  /** The account that an address link belongs to. Public, because the owner of the address may have no account. */
  addressLink: publicProcedure
    .input(z.strictObject({ token }))
    .query(({ ctx, input }) =>
      getAddressLink(ctx.deps, ctx.user, { ...input, address: ctx.address }),
    ),

  /** Confirms the address of such a link. Throws `not_found`, `forbidden`, `conflict`. */
  verifyEmail: signedInWithoutMfaProcedure
    .meta(moves("power", "user.email_changed", "link"))
    .input(z.strictObject({ token }))
    .mutation(({ ctx, input }) =>
      verifyEmail(ctx.deps, ctx.user, { ...input, address: ctx.address }),
    ),

  /** For the owner of an address to report that the account is not theirs. Throws `not_found`. */
  refuseAddress: publicProcedure
    .meta(moves("power", "user.address_refused", "link"))
    .input(z.strictObject({ token }))
    .mutation(({ ctx, input }) => refuseAddress(ctx.deps, { ...input, address: ctx.address })),

  /** Guest orders placed with the caller's confirmed address. */
  earlierOrders: signedInProcedure.query(({ ctx }) => earlierOrders(ctx.deps, ctx.user)),

  /** Adds those orders to the account. Throws `forbidden` until the address is confirmed. */
  joinEarlierOrders: signedInProcedure.mutation(({ ctx }) => joinEarlierOrders(ctx.deps, ctx.user)),

  resendVerification: signedInProcedure.mutation(({ ctx }) =>
    resendVerification(ctx.deps, ctx.user, ctx.address),
  ),

  /** Returns the same whether or not there is an account. */
  requestReset: publicProcedure
    .input(z.strictObject({ email }))
    .mutation(({ ctx, input }) => requestReset(ctx.deps, input.email, ctx.address)),

  /** Throws `not_found` for a link that does not work, `invalid` for a common password. */
  resetPassword: publicProcedure
    .meta(moves("power", "user.password_reset", "link"))
    .input(z.strictObject({ token, password: passwordField }))
    .mutation(async ({ ctx, input }) => {
      await rememberThisDevice(ctx, await resetPassword(ctx.deps, input, ctx.address));
    }),

  /** Ends all sessions and opens a new one here. Throws `invalid` with the field. */
  changePassword: signedInProcedure
    .meta(moves("power", "user.password_changed", "password"))
    .input(z.strictObject({ password: givenPassword, newPassword: passwordField }))
    .output(sessionUser)
    .mutation(async ({ ctx, input }) =>
      signIn(ctx, await changePassword(ctx.deps, ctx.user, input, ctx.address)),
    ),

  requestEmailChange: signedInProcedure
    .meta(moves("power", "user.email_asked"))
    .input(z.strictObject({ email }))
    .mutation(({ ctx, input }) =>
      requestEmailChange(ctx.deps, ctx.user, { ...input, address: ctx.address }),
    ),

  /** The new address that is still to be confirmed, or null. */
  pendingEmail: signedInProcedure.query(({ ctx }) => pendingEmail(ctx.deps, ctx.user)),

  changeProfile: signedInProcedure
    .input(profileSchema)
    .output(sessionUser)
    .mutation(({ ctx, input }) => changeProfile(ctx.deps, ctx.user, input)),

  /** The caller's language for pages and emails. */
  language: signedInProcedure.query(({ ctx }) => getLanguage(ctx.deps, ctx.user.id)),

  changeLanguage: signedInProcedure
    .input(z.strictObject({ language: z.enum(LANGUAGES) }))
    .mutation(({ ctx, input }) => changeLanguage(ctx.deps, ctx.user.id, input.language)),

  /** Whether the caller must set up a second factor before doing anything else. */
  mustSetUpSecondFactor: signedInWithoutMfaProcedure.query(({ ctx }) =>
    mustSetUp(ctx.deps, ctx.user),
  ),

  secondFactor: signedInWithoutMfaProcedure.query(({ ctx }) =>
    secondFactorState(ctx.deps, ctx.user.id),
  ),

  beginSecondFactor: signedInWithoutMfaProcedure
    .meta(moves("power", "user.two_factor_begun"))
    .mutation(({ ctx }) => beginSecondFactor(ctx.deps, ctx.user)),

  /**
   * Returns the recovery codes, which are never shown again; new ones if it is on already. Throws `invalid` with the
   * field.
   */
  confirmSecondFactor: signedInWithoutMfaProcedure
    .meta(moves("power", ["user.two_factor_on", "user.recovery_codes_renewed"]))
    .input(z.strictObject({ code: codeField }))
    .mutation(({ ctx, input }) =>
      confirmSecondFactor(ctx.deps, personOf(ctx), { ...input, address: ctx.address }),
    ),

  renewRecoveryCodes: signedInProcedure
    .meta(moves("power", "user.recovery_codes_renewed"))
    .mutation(({ ctx }) => renewRecoveryCodes(ctx.deps, ctx.user)),

  /** Throws `forbidden` for staff on a production server. */
  removeSecondFactor: signedInProcedure
    .meta(moves("power", "user.two_factor_removed"))
    .mutation(({ ctx }) => removeSecondFactor(ctx.deps, ctx.user, ctx.address)),

  /** All personal data we store about the caller, as JSON. */
  exportData: signedInProcedure
    .meta(moves("personal_data", "user.exported"))
    .mutation(({ ctx }) => exportOwnData(ctx.deps, ctx.user)),

  deletionDue: signedInProcedure.query(({ ctx }) => deletionDue(ctx.deps, ctx.user)),

  /** Requests deletion of the account and signs out everywhere. Throws `forbidden` for the last admin. */
  requestDeletion: signedInProcedure
    .meta(moves("power", "user.deletion_asked"))
    .mutation(async ({ ctx }) => {
      const asked = await requestDeletion(ctx.deps, ctx.user, ctx.address);
      await signOut(ctx);
      return asked;
    }),

  undoDeletion: signedInProcedure.mutation(({ ctx }) => undoDeletion(ctx.deps, ctx.user)),
});
