import { farmsCertificateFields as m } from "#messages/farms-certificate-fields.ts";
import { z } from "zod";
import { CERTIFICATION_IDS } from "./farm-options.ts";
import { atMost, dayField, instantField, lineField } from "../fields.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { addDays, type Day, formatDayFull } from "../time.ts";
import { reasonField } from "../accounts/user-admin.ts";

/**
 * A farm's certificate. A claim is what an applicant ticked; it waits for the farm to add the details.
 * An entered certificate waits for an admin. A renewal is a certificate of its own, so that the one it
 * renews counts to its last day.
 */
export const certificateLifecycle = defineLifecycle({
  claimed: { submit: "waiting", withdraw: "withdrawn" },
  waiting: { submit: "waiting", verify: "verified", reject: "rejected", withdraw: "withdrawn" },
  /** An issuer may revoke what was verified. */
  verified: { reject: "rejected" },
  rejected: { submit: "waiting", withdraw: "withdrawn" },
  withdrawn: {},
});
export type CertificateState = (typeof certificateLifecycle.states)[number];

/** Days before the last valid day on which the farm is reminded (product.md, emails of farms), longest first. */
export const REMINDER_DAYS = [60, 30, 7] as const;
/** Days before its end from which a certificate is shown as ending, to its farm and to the team. */
export const ENDING_DAYS = 30;
/** A certificate that is said to be valid for longer than this has a mistyped year. */
const LONGEST_YEARS = 10;

/** Whether a certificate counts on `today`: its badge, facets and filters. The database's twin is `countsNow`. */
export function counts({ state, validTo }: Dated, today: Day): boolean {
  return state === "verified" && validTo !== null && validTo >= today;
}
type Dated = { state: CertificateState; validTo: Day | null };

/** Whether `other`, of the same farm, is of the same kind and lasts longer. The database's twin is `renewalWaits`. */
export function isRenewalOf(one: Kind, other: Kind): boolean {
  const nameOf = ({ name }: Kind) => (name ?? "").toLowerCase();
  if (one.certification !== other.certification || nameOf(one) !== nameOf(other)) return false;
  if (one.validTo === null || other.validTo === null) return false;
  return other.validTo > one.validTo || (other.validTo === one.validTo && other.id > one.id);
}
type Kind = { id: number; certification: string; name: string | null; validTo: Day | null };

/** Where a certificate stands, as a person reads it: its state and, once verified, its last day. */
export type CertificateStanding = CertificateState | "ending" | "ended";

export function standingOf(certificate: Dated, today: Day): CertificateStanding {
  const { state, validTo } = certificate;
  if (state !== "verified" || validTo === null) return state;
  if (!counts(certificate, today)) return "ended";
  return validTo <= addDays(today, ENDING_DAYS) ? "ending" : "verified";
}

export function standingWords(standing: CertificateStanding): string {
  return m.standings[standing];
}

/**
 * The reminder that is due `daysLeft` days before the last valid day, or null: the shortest notice that
 * has begun, unless it or a shorter one was given. A day that was missed is made up for, and no reminder
 * goes out once the certificate has ended.
 */
export function dueReminder(daysLeft: number, given: number | null): number | null {
  if (daysLeft < 0) return null;
  const begun = REMINDER_DAYS.findLast((days) => daysLeft <= days) ?? null;
  return begun !== null && (given === null || given > begun) ? begun : null;
}

/** The last day until which a certificate that is entered on `today` may be valid. */
export function latestValidTo(today: Day): Day {
  return `${Number(today.slice(0, 4)) + LONGEST_YEARS}${today.slice(4)}`;
}

/** What is wrong with a last valid day that is entered on `today`; null when nothing is. */
export function validToProblem(validTo: Day, today: Day): string | null {
  if (validTo < today) {
    return m.endedOn(formatDayFull(validTo));
  }
  return validTo > latestValidTo(today) ? m.tooLong(LONGEST_YEARS) : null;
}

/** The longest texts of a certificate, in characters. */
export const certificateLimits = { name: 160, issuer: 120, number: 60 } as const;

const line = (least: number, most: number, missing: () => string) =>
  lineField(missing).min(least, { error: missing }).max(most, atMost(most));

const nameIt = () => m.nameIt;
const fields = {
  certification: z.enum(CERTIFICATION_IDS, { error: () => m.choose }),
  /** What it is called, where the list does not know it; else empty. */
  name: lineField(nameIt).max(certificateLimits.name, atMost(certificateLimits.name)),
  issuer: line(2, certificateLimits.issuer, () => m.enterIssuer),
  number: line(1, certificateLimits.number, () => m.enterNumber),
  validTo: dayField(() => m.enterLastDay),
};
const isNamed = (entry: { certification: string; name: string }) =>
  entry.certification !== "other" || entry.name.length >= 2;
const unnamed = { path: ["name"], error: nameIt };

const ofFarm = { farmId: z.int32().positive().optional() };
const id = z.int32().positive();

/** A certificate as its form holds it. */
export const certificateFields = z.object(fields).refine(isNamed, unnamed);
export type CertificateFields = z.output<typeof certificateFields>;

/** `id` is the certificate that is completed or corrected; without it a new one is entered. */
export const certificateEntry = z
  .strictObject({
    ...fields,
    ...ofFarm,
    id: id.optional(),
    /** The uploaded document; null keeps the one the certificate has. */
    document: z.uuid({ error: () => m.addDocument }).nullable(),
  })
  .refine(isNamed, unnamed);
export type CertificateEntry = z.output<typeof certificateEntry>;

export const certificatesOfFarm = z.strictObject(ofFarm);
export const certificateWithdrawal = z.strictObject({ ...ofFarm, id });

/** `seen` is when the certificate that was looked at was sent in: a newer one is a conflict. */
export const certificateVerification = z.strictObject({ id, seen: instantField });
export const certificateRejection = certificateVerification.extend({ reason: reasonField });

/** Where the document of a certificate is read, by its farm and admins alone. */
export const DOCUMENT_ROUTE = "/certificate-documents/:id";
export function documentPath(documentId: string): string {
  return DOCUMENT_ROUTE.replace(":id", documentId);
}
