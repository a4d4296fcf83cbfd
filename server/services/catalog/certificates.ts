import type { Day } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";

type Sql = Deps["db"]["$client"];

/** A certificate that counts today, with its evidence. */
export type ValidCertificate = {
  certification: string;
  /** What the farm calls one that the list of certifications does not know; else null. */
  name: string | null;
  issuer: string;
  number: string;
  validTo: Day;
};

/**
 * Whether `farm_certifications c` counts: verified, and valid to the market's day or longer (product
 * rule 35). Whatever shows, filters or counts certificates asks this, and nothing else.
 */
export function countsNow(sql: Sql, { day }: { day: Day }) {
  return sql`(c.state = 'verified' and c.valid_to >= ${day})`;
}

/** The same with the day in the text, for statements that are the same for everybody all day. Throws for what is no day. */
export function countsNowText({ day }: { day: Day }): string {
  if (!/^\d{4}-\d\d-\d\d$/u.test(day)) throw new RangeError("Not a day");
  return `(c.state = 'verified' and c.valid_to >= '${day}')`;
}

/**
 * Whether `farm_certifications c` counts today and ends within so many days, without a verified renewal
 * that lasts longer. `today` and `days` are what the reminders, the farm's day and the team look at.
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
 * Whether a certificate of the same kind and farm that lasts longer than `farm_certifications c` waits for
 * an admin. `isRenewalOf` is its twin on screens.
 */
export function renewalWaits(sql: Sql) {
  return sql`exists (
    select from farm_certifications other
    where other.state = 'waiting' and ${isSameKind(sql)} and ${lastsLonger(sql)})`;
}

/** Whether one of the same kind and farm is verified that was sent in after `farm_certifications c`. */
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

/** The columns of a `ValidCertificate`, of `farm_certifications c`. */
export const CERTIFICATE_COLUMNS =
  'c.certification, c.name, c.issuer, c.number, c.valid_to::text as "validTo"';

/** The order in which certificates are shown. */
export const ORGANIC_FIRST = "c.certification = 'organic' desc, c.id";
