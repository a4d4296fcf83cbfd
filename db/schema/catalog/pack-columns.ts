import { sql } from "drizzle-orm";

/**
 * How packs are compared by price: within a measure only, by the cents of one base unit. Weights come
 * first, in pounds; then volumes, in fluid ounces; then bunches and pieces, whose sizes differ. What
 * lies between two measures is more than any unit costs.
 */
export const unitRank = sql`(case pack_unit
  when 'lb' then least(99999999, round(price_cents / pack_quantity))
  when 'oz' then least(99999999, round(price_cents / pack_quantity * 16))
  when 'fl oz' then 100000000 + least(99999999, round(price_cents / pack_quantity))
  when 'pint' then 100000000 + least(99999999, round(price_cents / pack_quantity / 16))
  when 'bunch' then 200000000 + least(99999999, round(price_cents / pack_quantity))
  when 'each' then 300000000 + least(99999999, round(price_cents / pack_quantity))
  end)::integer`;

/** What one of it weighs at most, in hundredths of a pound: its pack, where it is sold by weight. The twin of `WEIGHED_IN`. */
export const mostWeight = sql`(case when expected_weight is not null
  then round(pack_quantity * case pack_unit when 'lb' then 100 when 'oz' then 6.25 end)::integer end)`;
