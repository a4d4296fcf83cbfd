import { eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ERASED_ENDING } from "#shared/accounts/erased.ts";
import { ERASED_ACCOUNT, ERASED_NAME } from "#shared/platform/audit/audit-actor.ts";
import * as accounts from "../schema/accounts/accounts.ts";
import { invariantChecks } from "../schema/platform/invariant-checks.ts";
import * as system from "../schema/platform/system.ts";
import { knownDevices, sessions, users } from "../schema/accounts/users.ts";
import { blanked, deleted, impersonal, isOneOf, mentions, type Person } from "./classify.ts";

const ofUser = (column: PgColumn) => (person: Person) => eq(column, person.userId);

/**
 * Whether an entry of the log is about the person. Only entries about accounts name their subject by a
 * username: to all others it may be a number, an id or a farm's name that happens to be the same. An address
 * is the person's wherever it stands.
 */
function isAbout({ emails, marks, username, userId }: Person): SQL {
  const { subjectId, subjectKind, subjectName, detail } = accounts.auditLog;
  const isNamed = sql`(${subjectKind} = 'user' and ${isOneOf(sql`${subjectName}`, [username])})`;
  return sql`(${isOneOf(sql`${subjectId}`, [userId, ...marks])} or ${isNamed}
    or ${isOneOf(sql`${subjectName}`, emails)} or ${mentions(sql`${detail}::text`, emails)})`;
}

/** Facts of an entry that stay: what was done, without free text and without names. */
const FACTS = sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${accounts.auditLog.detail})
  where key in ('role', 'amount', 'refunded', 'quantity', 'tries', 'farmId', 'people'))`;

/** Emails about an account, which went to its address whether it was proven or not. */
export const ACCOUNT_MAILS = [
  "verify_email",
  "reset_password",
  "password_changed",
  "change_email",
  "email_changed",
  "second_factor_changed",
  "deletion_asked",
  "admin_restored",
] as const;

/** Accounts, how they are entered, and what the product itself keeps. */
export const accountRules = {
  users: blanked(users, {
    of: ofUser(users.id),
    blank: ({ deadPasswordHash }) => ({
      username: sql`'erased-' || left(${users.id}::text, 8)`,
      email: sql`${users.id}::text || ${ERASED_ENDING}`,
      passwordHash: sql`${deadPasswordHash}`,
      firstName: sql`'Erased'`,
      lastName: sql`'account'`,
      zipCode: sql`null`,
      phoneNumber: sql`null`,
      allergies: sql`'{}'`,
      declinedMails: sql`'{}'`,
      providerCustomerId: sql`null`,
    }),
    none: ["id"],
  }),
  sessions: deleted(sessions, ofUser(sessions.userId)),
  knownDevices: deleted(knownDevices, ofUser(knownDevices.userId)),
  accountTokens: deleted(accounts.accountTokens, ofUser(accounts.accountTokens.userId)),
  secondFactors: deleted(accounts.secondFactors, ofUser(accounts.secondFactors.userId)),
  recoveryCodes: deleted(accounts.recoveryCodes, ofUser(accounts.recoveryCodes.userId)),
  addresses: deleted(accounts.addresses, ofUser(accounts.addresses.userId)),
  farmMembers: deleted(accounts.farmMembers, ofUser(accounts.farmMembers.userId)),
  savedProducts: deleted(accounts.savedProducts, ofUser(accounts.savedProducts.userId)),
  savedFarms: deleted(accounts.savedFarms, ofUser(accounts.savedFarms.userId)),
  invitations: deleted(accounts.invitations, ({ emails }) =>
    inArray(accounts.invitations.email, emails),
  ),
  auditLog: blanked(accounts.auditLog, {
    of: (person) => sql`(${eq(accounts.auditLog.actorId, person.userId)} or ${isAbout(person)})`,
    blank: (person) => ({
      actorName: sql`case when ${eq(accounts.auditLog.actorId, person.userId)} then ${ERASED_ACCOUNT} else ${accounts.auditLog.actorName} end`,
      // Orders and payments are named by their number; some payments were named by an address once.
      subjectName: sql`case when ${isAbout(person)} and (${accounts.auditLog.subjectKind} not in ('order', 'payment') or ${isOneOf(sql`${accounts.auditLog.subjectName}`, person.emails)}) then ${ERASED_NAME} else ${accounts.auditLog.subjectName} end`,
      detail: sql`case when ${isAbout(person)} then ${FACTS} else ${accounts.auditLog.detail} end`,
    }),
    none: ["actorId", "action", "subjectKind", "subjectId"],
  }),
  emails: deleted(system.emails, ({ emails, mailbox, marks }) => {
    const { to, kind, dedupeKey, text } = system.emails;
    return or(
      isOneOf(sql`${to}`, emails),
      sql`(${isOneOf(sql`${to}`, [mailbox])} and ${inArray(kind, [...ACCOUNT_MAILS])})`,
      mentions(sql`${dedupeKey}`, [...marks, ...emails]),
      mentions(sql`${text}`, emails),
    );
  }),
  throttles: deleted(system.throttles, ({ emails, mailbox, username, userId }) =>
    mentions(sql`${system.throttles.key}`, [...emails, mailbox, `:${username}`, userId]),
  ),
  // A digest of the address, which outlives the person so that it gets no more mail.
  mailSuppressions: impersonal(system.mailSuppressions, ["addressHash", "emailId"]),
  // Counts of this minute and the last, which go by themselves.
  requestCounts: impersonal(system.requestCounts, ["address"]),
  jobRunners: impersonal(system.jobRunners, ["id"]),
  invariantChecks: impersonal(invariantChecks, ["broken", "unchecked"]),
  installation: impersonal(system.installation, ["paymentMode"]),
  settings: impersonal(system.settings, ["key", "value", "updatedBy"]),
};
