/** The `sql` tag of Drizzle or of the database client. */
type SqlTag<Part> = (text: TemplateStringsArray, ...values: string[]) => Part;

/**
 * Condition on `farms`, for either `sql` tag: its goods are on sale or paused, and nobody is there to harvest them.
 * Farms that came through an application; an invitation under way is still an answer to wait for.
 */
export const nobodyWorks = <Part>(sql: SqlTag<Part>, now: Date): Part =>
  sql`(farms.status in ('live', 'paused')
    and exists (select from farmer_applications a where a.farm_id = farms.id)
    and not exists (select from farm_members m join users u on u.id = m.user_id
      where m.farm_id = farms.id and u.role = 'farmer' and not u.disabled)
    and not exists (select from invitations i where i.farm_id = farms.id and i.accepted_at is null
      and i.expires_at > ${now.toISOString()}::timestamptz))`;
