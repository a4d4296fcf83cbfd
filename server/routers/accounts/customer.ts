import { z } from "zod";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { allergyChangeSchema, allergyNotesSchema } from "#shared/accounts/allergies.ts";
import { OPTIONAL_MAIL_KINDS } from "#shared/mail/mail-choice.ts";
import { addressSchema } from "#shared/accounts/address.ts";
import {
  listAddresses,
  makeDefault,
  removeAddress,
  saveAddress,
} from "../../services/accounts/addresses.ts";
import {
  chooseMail,
  chooseNewsletter,
  getMailChoices,
  removeAlert,
} from "../../services/subscribers/mail-choices.ts";
import { allergiesOf, allergyNotes, changeAllergies } from "../../services/catalog/allergies.ts";
import {
  followedFarms,
  followFarm,
  listSaved,
  savedIds,
  saveProduct,
} from "../../services/catalog/favorites.ts";
import { router, signedInProcedure } from "../../trpc/procedures.ts";

const byId = z.strictObject({ id: z.uuid({ error: () => m.unknownAddress }) });
const mark = z.strictObject({ id: z.int32().positive(), on: z.boolean() });

/** A customer's saved data besides orders: addresses, favorites, email choices. */
export const customerRouter = router({
  addresses: signedInProcedure.query(({ ctx }) => listAddresses(ctx.deps, ctx.user.id)),
  saveAddress: signedInProcedure
    .input(addressSchema.extend({ id: z.uuid({ error: () => m.unknownAddress }).optional() }))
    .mutation(({ ctx, input }) => saveAddress(ctx.deps, ctx.user.id, input)),
  makeDefaultAddress: signedInProcedure
    .input(byId)
    .mutation(({ ctx, input }) => makeDefault(ctx.deps, ctx.user.id, input.id)),
  removeAddress: signedInProcedure
    .input(byId)
    .mutation(({ ctx, input }) => removeAddress(ctx.deps, ctx.user.id, input.id)),

  savedIds: signedInProcedure.query(({ ctx }) => savedIds(ctx.deps, ctx.user.id)),
  saved: signedInProcedure.query(({ ctx }) => listSaved(ctx.deps, ctx.user.id)),
  /** The followed farms as values of the shop's filter. */
  followedFarms: signedInProcedure.query(({ ctx }) => followedFarms(ctx.deps, ctx.user.id)),
  saveProduct: signedInProcedure
    .input(mark)
    .mutation(({ ctx, input }) => saveProduct(ctx.deps, ctx.user.id, input)),
  followFarm: signedInProcedure
    .input(mark)
    .mutation(({ ctx, input }) => followFarm(ctx.deps, ctx.user.id, input)),

  /** The household's allergies; only the user sees them. */
  allergies: signedInProcedure.query(({ ctx }) => allergiesOf(ctx.deps.db, ctx.user.id)),
  changeAllergies: signedInProcedure
    .input(allergyChangeSchema)
    .mutation(({ ctx, input }) => changeAllergies(ctx.deps, ctx.user.id, input)),
  /** Which of these products contain the household's allergens. */
  allergyNotes: signedInProcedure
    .input(allergyNotesSchema)
    .query(({ ctx, input }) => allergyNotes(ctx.deps, ctx.user.id, input.ids)),

  mailChoices: signedInProcedure.query(({ ctx }) => getMailChoices(ctx.deps, ctx.user)),
  chooseNewsletter: signedInProcedure
    .input(z.strictObject({ on: z.boolean() }))
    .mutation(({ ctx, input }) =>
      chooseNewsletter(ctx.deps, ctx.user, { ...input, address: ctx.address }),
    ),
  chooseMail: signedInProcedure
    .input(z.strictObject({ kind: z.enum(OPTIONAL_MAIL_KINDS), on: z.boolean() }))
    .mutation(({ ctx, input }) => chooseMail(ctx.deps, ctx.user, input)),
  removeAlert: signedInProcedure
    .input(z.strictObject({ id: z.uuid({ error: () => m.unknownAlert }) }))
    .mutation(({ ctx, input }) => removeAlert(ctx.deps, ctx.user, input.id)),
});
