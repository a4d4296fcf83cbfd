import { type SQL, sql } from "drizzle-orm";

/**
 * Condition on `product_reviews`, under another name if the query gives it one: written by somebody who belongs to the
 * product's farm now, of whom nobody learns that they praise what they sell (16 CFR 465.5).
 */
export function isByMember(name = "product_reviews"): SQL<boolean> {
  const review = sql.identifier(name);
  return sql<boolean>`exists (
    select from farm_members member join products sold on sold.farm_id = member.farm_id
    where member.user_id = ${review}.user_id and sold.id = ${review}.product_id)`;
}

/**
 * Condition on `product_reviews`: the public may see it and its rating counts, unless there are too few or the farm is
 * suspended. Not one that the team has hidden, and not one by a member of the farm, whose review from before they
 * joined it is public again once they leave.
 */
export function isPublished(name = "product_reviews"): SQL<boolean> {
  return sql<boolean>`(${sql.identifier(name)}.hidden_at is null and not ${isByMember(name)})`;
}
