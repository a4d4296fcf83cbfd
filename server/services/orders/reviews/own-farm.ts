import { sql } from "drizzle-orm";

/**
 * Condition on `order_lines`: goods of a farm that the user belongs to. Nobody writes a review of what they sell
 * themselves (16 CFR 465.5); one from before they joined the farm is not public while they belong to it (`isPublished`).
 */
export const isOfOwnFarm = (userId: string | null) => sql`exists (select from farm_members m
  where m.farm_id = order_lines.farm_id and m.user_id = ${userId}::uuid)`;
