import type { Day } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";

type Sql = Deps["db"]["$client"];

/** A certificate that is valid today, with its evidence. */
export type ValidCertificate = {
  certification: string;
  /** The name of a certificate that is not in the list of certifications, or else null. */
  name: string | null;
  issuer: string;
  number: string;
  validTo: Day;
};

/**
 * Whether `farm_certifications c` is valid: verified, and not expired on the market's current day.
 * Everything that shows, filters or counts certificates uses this condition.
 */
export function countsNow(sql: Sql, { day }: { day: Day }) {
  return sql`(c.state = 'verified' and c.valid_to >= ${day})`;
}

/**
 * `countsNow` with the day as a literal, for statements that are the same for everyone all day. Throws
 * a RangeError for anything that is not a day.
 */
export function countsNowText({ day }: { day: Day }): string {
  if (!/^\d{4}-\d\d-\d\d$/u.test(day)) throw new RangeError("Not a day");
  return `(c.state = 'verified' and c.valid_to >= '${day}')`;
}

/**
 * Whether `farm_certifications c` is valid today and expires within `days` days, without a verified
 * renewal that lasts longer. Used for reminders, the farm's alerts and the team's list.
 */
export function endsWithin(sql: Sql, today: Day, days: number) {
  return sql`(${countsNow(sql, { day: today })} and c.valid_to <= ${today}::date + ${days}::int
    and ${hasNoRenewal(sql)})`;
}

/** Whether no verified certificate of the same kind and farm lasts longer than `farm_certifications c`. */
export function hasNoRenewal(sql: Sql) {
  return sql`not exists (
    select from farm_certifications other
    where other.state = 'verified' and ${isSameKind(sql)} and ${lastsLonger(sql)})`;
}

/**
 * Whether a certificate of the same kind and farm that lasts longer than `farm_certifications c` is
 * waiting for a decision. `isRenewalOf` is its counterpart on the client.
 */
export function renewalWaits(sql: Sql) {
  return sql`exists (
    select from farm_certifications other
    where other.state = 'waiting' and ${isSameKind(sql)} and ${lastsLonger(sql)})`;
}

/** Whether a verified certificate of the same kind and farm was submitted after `farm_certifications c`. */
export function laterIsVerified(sql: Sql) {
  return sql`exists (
    select from farm_certifications other
    where other.state = 'verified' and ${isSameKind(sql)}
      and (other.submitted_at, other.id) > (c.submitted_at, c.id))`;
}

function isSameKind(sql: Sql) {
  return sql`other.farm_id = c.farm_id and other.certification = c.certification
    and lower(coalesce(other.name, '')) = lower(coalesce(c.name, ''))`;
}

function lastsLonger(sql: Sql) {
  return sql`(other.valid_to, other.id) > (c.valid_to, c.id)`;
}

/** The columns of a `ValidCertificate` in a query of `farm_certifications c`. */
export const CERTIFICATE_COLUMNS =
  'c.certification, c.name, c.issuer, c.number, c.valid_to::text as "validTo"';

/** The order in which certificates are shown. */
export const ORGANIC_FIRST = "c.certification = 'organic' desc, c.id";
