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
    select from farm_certifications longer
    where longer.farm_id = c.farm_id and longer.state = 'verified'
      and longer.certification = c.certification
      and lower(coalesce(longer.name, '')) = lower(coalesce(c.name, ''))
      and (longer.valid_to, longer.id) > (c.valid_to, c.id))`;
}

/** The columns of a `ValidCertificate`, of `farm_certifications c`. */
export function certificateColumns(sql: Sql) {
  return sql`c.certification, c.name, c.issuer, c.number, c.valid_to::text as "validTo"`;
}

/** The order in which certificates are shown. */
export function organicFirst(sql: Sql) {
  return sql`c.certification = 'organic' desc, c.id`;
}
