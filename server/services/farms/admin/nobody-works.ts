import { sql } from "drizzle-orm";

/**
 * Condition on `farms`: its goods are on sale or paused, and nobody is there to harvest them. Farms that came through
 * an application; an invitation under way is still an answer to wait for. The same as `farmsAlone` counts.
 */
export const nobodyWorks = (now: Date) => sql<boolean>`(farms.status in ('live', 'paused')
  and exists (select from farmer_applications a where a.farm_id = farms.id)
  and not exists (select from farm_members m join users u on u.id = m.user_id
    where m.farm_id = farms.id and u.role = 'farmer' and not u.disabled)
  and not exists (select from invitations i where i.farm_id = farms.id and i.accepted_at is null
    and i.expires_at > ${now.toISOString()}::timestamptz))`;
