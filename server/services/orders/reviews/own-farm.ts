import { sql } from "drizzle-orm";

/**
 * Condition on `order_lines`: goods of a farm that the user belongs to. Nobody reviews what they sell themselves
 * (16 CFR 465.5).
 */
export const isOfOwnFarm = (userId: string | null) => sql`exists (select from farm_members m
  where m.farm_id = order_lines.farm_id and m.user_id = ${userId}::uuid)`;
