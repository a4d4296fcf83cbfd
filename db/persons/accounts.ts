import { eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ERASED_ENDING } from "#shared/accounts/erased.ts";
import { ERASED_ACCOUNT, ERASED_NAME } from "#shared/platform/audit/audit-actor.ts";
import * as accounts from "../schema/accounts/accounts.ts";
import { invariantChecks } from "../schema/platform/invariant-checks.ts";
import * as mail from "../schema/mail/emails.ts";
import { auditLog } from "../schema/platform/audit.ts";
import * as system from "../schema/platform/system.ts";
import { knownDevices, sessions, users } from "../schema/accounts/users.ts";
import { blanked, deleted, impersonal, isOneOf, mentions, type Person } from "./classify.ts";

const ofUser = (column: PgColumn) => (person: Person) => eq(column, person.userId);

/**
 * Whether an audit log entry is about the person. A username counts only in entries about accounts: elsewhere the
 * subject may be a number, an id or a farm's name that happens to be the same. An email address counts anywhere.
 */
function isAbout({ emails, marks, username, userId }: Person): SQL {
  const { subjectId, subjectKind, subjectName, detail } = auditLog;
  const isNamed = sql`(${subjectKind} = 'user' and ${isOneOf(sql`${subjectName}`, [username])})`;
  return sql`(${isOneOf(sql`${subjectId}`, [userId, ...marks])} or ${isNamed}
    or ${isOneOf(sql`${subjectName}`, emails)} or ${mentions(sql`${detail}::text`, emails)})`;
}

/** Details that may stay: what was done, without free text or names. */
const FACTS = sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${auditLog.detail})
  where key in ('role', 'amount', 'refunded', 'quantity', 'tries', 'farmId', 'people'))`;

/** Emails about an account, which went to its address whether or not it was confirmed. */
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

/** Accounts, ways to sign in, and the product's own records. */
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
      removedCards: sql`'{}'`,
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
  // Someone else's view can search for the person.
  tableViews: deleted(accounts.tableViews, ({ userId, emails }) => {
    const { name, search, userId: owner } = accounts.tableViews;
    return sql`(${eq(owner, userId)} or ${mentions(sql`${name}::text || ' ' || ${search}::text`, emails)})`;
  }),
  invitations: deleted(accounts.invitations, ({ emails }) =>
    inArray(accounts.invitations.email, emails),
  ),
  auditLog: blanked(auditLog, {
    of: (person) => sql`(${eq(auditLog.actorId, person.userId)} or ${isAbout(person)})`,
    blank: (person) => ({
      actorName: sql`case when ${eq(auditLog.actorId, person.userId)} then ${ERASED_ACCOUNT} else ${auditLog.actorName} end`,
      // Orders and payments are identified by their number, but some older payments by an address.
      subjectName: sql`case when ${isAbout(person)} and (${auditLog.subjectKind} not in ('order', 'payment') or ${isOneOf(sql`${auditLog.subjectName}`, person.emails)}) then ${ERASED_NAME} else ${auditLog.subjectName} end`,
      detail: sql`case when ${isAbout(person)} then ${FACTS} else ${auditLog.detail} end`,
    }),
    none: ["actorId", "action", "subjectKind", "subjectId"],
  }),
  emails: deleted(mail.emails, ({ emails, mailbox, marks }) => {
    const { to, kind, dedupeKey, text } = mail.emails;
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
  // A hash of the address, which outlives the person so that the address gets no more email.
  mailSuppressions: impersonal(mail.mailSuppressions, ["addressHash", "emailId"]),
  // Counts of the current and the last minute, deleted automatically.
  requestCounts: impersonal(system.requestCounts, ["address"]),
  jobRunners: impersonal(system.jobRunners, ["id"]),
  invariantChecks: impersonal(invariantChecks, ["broken", "unchecked"]),
  installation: impersonal(system.installation, ["paymentMode"]),
  settings: impersonal(system.settings, ["key", "value", "updatedBy"]),
};
