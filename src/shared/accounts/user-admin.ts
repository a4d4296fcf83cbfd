import { z } from "zod";
import { accountsAdminFields as m } from "#messages/accounts/admin/admin-fields.ts";
import { emailField, plainText } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { personName } from "./registration.ts";
import { ROLES } from "./roles.ts";
import { tableInput } from "../platform/table/table.ts";
import { reasonField } from "../platform/fields/reason-field.ts";

/** Columns the list of accounts can be sorted by. */
export const USER_SORTS = [
  "createdAt",
  "name",
  "username",
  "email",
  "lastSeenAt",
  "orders",
  "spent",
] as const;

export const ACCOUNT_STATES = ["open", "disabled"] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const userQuery = tableInput(USER_SORTS).extend({
  role: z.enum(ROLES).optional(),
  state: z.enum(ACCOUNT_STATES).optional(),
});
export type UserQuery = z.output<typeof userQuery>;

/** What an admin can change about a user; an empty optional field means unknown. */
export const userFields = z.strictObject({
  firstName: personName("firstName"),
  lastName: personName("lastName"),
  email: emailField(),
  zipCode: plainText.max(limits.zipMax, { error: () => m.validZip }),
  phoneNumber: plainText.max(limits.phone, { error: () => m.validPhone }),
});
const shown = z.string().max(400);
/** The new values, along with the values the form was loaded with: only fields that differ are changed. */
export const userChange = userFields.extend({
  id: z.uuid(),
  shown: z.strictObject({
    firstName: shown,
    lastName: shown,
    email: shown,
    zipCode: shown,
    phoneNumber: shown,
  }),
});
export type UserChange = z.output<typeof userChange>;

export const roleChange = z.strictObject({ id: z.uuid(), role: z.enum(ROLES) });

/** Why the team did something to a person or farm; kept for whoever undoes it. */
export const givenReason = reasonField(() => m.reason);

const several = z.array(z.uuid()).min(1).max(100);
export const disabling = z.strictObject({ ids: several, reason: givenReason });
export const enabling = z.strictObject({ ids: several });

/** For a user who has lost their authenticator app; the reason records how the team verified their identity. */
export const secondFactorLoss = z.strictObject({ id: z.uuid(), reason: givenReason });
export type SecondFactorLoss = z.infer<typeof secondFactorLoss>;
