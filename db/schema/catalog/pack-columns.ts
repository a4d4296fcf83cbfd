import { sql } from "drizzle-orm";

/**
 * Sort key for price per unit. Comparable only within a measure, by cents per base unit: weights (per pound) come
 * first, then volumes (per fluid ounce), then bunches, then pieces, whose sizes vary. The offsets between measures
 * exceed any unit price.
 */
export const unitRank = sql`(case pack_unit
  when 'lb' then least(99999999, round(price_cents / pack_quantity))
  when 'oz' then least(99999999, round(price_cents / pack_quantity * 16))
  when 'fl oz' then 100000000 + least(99999999, round(price_cents / pack_quantity))
  when 'pint' then 100000000 + least(99999999, round(price_cents / pack_quantity / 16))
  when 'bunch' then 200000000 + least(99999999, round(price_cents / pack_quantity))
  when 'each' then 300000000 + least(99999999, round(price_cents / pack_quantity))
  end)::integer`;

/**
 * The maximum weight of one unit in hundredths of a pound: its pack, if it is sold by weight. The SQL twin of
 * `WEIGHED_IN`.
 */
export const mostWeight = sql`(case when expected_weight is not null
  then round(pack_quantity * case pack_unit when 'lb' then 100 when 'oz' then 6.25 end)::integer end)`;
