import { farmsCertificateFields as m } from "#messages/farms/certificates/certificate-fields.ts";
import { z } from "zod";
import { CERTIFICATION_IDS } from "./farm-options.ts";
import { atMost, dayField, instantField, lineField, namedFarm } from "../fields.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { addDays, type Day, formatDayFull } from "../time.ts";
import { givenReason } from "../accounts/user-admin.ts";

/**
 * A farm's certificate. A claim is what an applicant checked on the form; the farm has yet to add the details. A
 * submitted certificate waits for an admin. A renewal is a separate certificate, so that the one it renews stays
 * valid through its last day.
 */
export const certificateLifecycle = defineLifecycle({
  claimed: { submit: "waiting", withdraw: "withdrawn" },
  waiting: { submit: "waiting", verify: "verified", reject: "rejected", withdraw: "withdrawn" },
  /** An issuer can revoke a verified certificate. */
  verified: { reject: "rejected" },
  rejected: { submit: "waiting", withdraw: "withdrawn" },
  withdrawn: {},
});
export type CertificateState = (typeof certificateLifecycle.states)[number];

/** Days before expiration when the farm is reminded (product.md, emails to farms), longest first. */
export const REMINDER_DAYS = [60, 30, 7] as const;
/** Days before expiration from which a certificate is shown as expiring, to its farm and to the team. */
export const ENDING_DAYS = 30;
/** A longer validity indicates a mistyped year. */
const LONGEST_YEARS = 10;

/** Whether a certificate is valid on `today`, for badges, facets and filters. `countsNow` is its counterpart in SQL. */
export function counts({ state, validTo }: Dated, today: Day): boolean {
  return state === "verified" && validTo !== null && validTo >= today;
}
type Dated = { state: CertificateState; validTo: Day | null };

/**
 * Whether `other`, from the same farm, is of the same kind and lasts longer. `renewalWaits` is its counterpart in
 * SQL.
 */
export function isRenewalOf(one: Kind, other: Kind): boolean {
  const nameOf = ({ name }: Kind) => (name ?? "").toLowerCase();
  if (one.certification !== other.certification || nameOf(one) !== nameOf(other)) return false;
  if (one.validTo === null || other.validTo === null) return false;
  return other.validTo > one.validTo || (other.validTo === one.validTo && other.id > one.id);
}
type Kind = { id: number; certification: string; name: string | null; validTo: Day | null };

/** A certificate's display status: its state or, once verified, whether it is expiring or has expired. */
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
 * The reminder due `daysLeft` days before expiration, or null: the shortest notice period that has started, unless
 * it or a shorter one was already sent. Catches up after missed days; nothing is sent after expiration.
 */
export function dueReminder(daysLeft: number, given: number | null): number | null {
  if (daysLeft < 0) return null;
  const begun = REMINDER_DAYS.findLast((days) => daysLeft <= days) ?? null;
  return begun !== null && (given === null || given > begun) ? begun : null;
}

/** The latest permitted expiration date for a certificate entered on `today`. */
export function latestValidTo(today: Day): Day {
  return `${Number(today.slice(0, 4)) + LONGEST_YEARS}${today.slice(4)}`;
}

/** What is wrong with an expiration date entered on `today`; null if nothing is. */
export function validToProblem(validTo: Day, today: Day): string | null {
  if (validTo < today) {
    return m.endedOn(formatDayFull(validTo));
  }
  return validTo > latestValidTo(today) ? m.tooLong(LONGEST_YEARS) : null;
}

/** Maximum lengths of a certificate's texts, in characters. */
export const certificateLimits = { name: 160, issuer: 120, number: 60 } as const;

const line = (least: number, most: number, missing: () => string) =>
  lineField(missing).min(least, { error: missing }).max(most, atMost(most));

const nameIt = () => m.nameIt;
const fields = {
  certification: z.enum(CERTIFICATION_IDS, { error: () => m.choose }),
  /** The name of a certificate that is not in the list; otherwise empty. */
  name: lineField(nameIt).max(certificateLimits.name, atMost(certificateLimits.name)),
  issuer: line(2, certificateLimits.issuer, () => m.enterIssuer),
  number: line(1, certificateLimits.number, () => m.enterNumber),
  validTo: dayField(() => m.enterLastDay),
};
const isNamed = (entry: { certification: string; name: string }) =>
  entry.certification !== "other" || entry.name.length >= 2;
const unnamed = { path: ["name"], error: nameIt };

const id = z.int32().positive();

/** The certificate form. */
export const certificateFields = z.object(fields).refine(isNamed, unnamed);
export type CertificateFields = z.output<typeof certificateFields>;

/** `id` is the certificate being completed or corrected; a new one is created if omitted. */
export const certificateEntry = z
  .strictObject({
    ...fields,
    ...namedFarm,
    id: id.optional(),
    /** The uploaded document; null keeps the existing one. */
    document: z.uuid({ error: () => m.addDocument }).nullable(),
  })
  .refine(isNamed, unnamed);
export type CertificateEntry = z.output<typeof certificateEntry>;

export const certificatesOfFarm = z.strictObject(namedFarm);
export const certificateWithdrawal = z.strictObject({ ...namedFarm, id });

/** `seen` is the submission time of the certificate that was reviewed; a newer submission is a conflict. */
export const certificateVerification = z.strictObject({ id, seen: instantField });
export const certificateRejection = certificateVerification.extend({ reason: givenReason });

/** The URL of a certificate's document, accessible only to its farm and admins. */
export const DOCUMENT_ROUTE = "/certificate-documents/:id";
export function documentPath(documentId: string): string {
  return DOCUMENT_ROUTE.replace(":id", documentId);
}
