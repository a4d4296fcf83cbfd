/** The `sql` tag of Drizzle or of the database client. */
type SqlTag<Part> = (text: TemplateStringsArray, ...values: (string | Part)[]) => Part;

/** Condition on `farms`, for either `sql` tag: no account that works for it is open. */
const hasNobody = <Part>(sql: SqlTag<Part>): Part =>
  sql`not exists (select from farm_members m join users u on u.id = m.user_id
    where m.farm_id = farms.id and u.role = 'farmer' and not u.disabled)`;

/**
 * Condition on `farms`, for either `sql` tag: its goods are on sale or paused, and nobody is there to harvest them.
 * Farms that came through an application; an invitation under way is still an answer to wait for.
 */
export const nobodyWorks = <Part>(sql: SqlTag<Part>, now: Date): Part =>
  sql`(farms.status in ('live', 'paused')
    and exists (select from farmer_applications a where a.farm_id = farms.id)
    and ${hasNobody(sql)}
    and not exists (select from invitations i where i.farm_id = farms.id and i.accepted_at is null
      and i.expires_at > ${now.toISOString()}::timestamptz))`;

/**
 * Condition on `farms`, for either `sql` tag: it is paused and nobody is there to receive the guests of its open days,
 * as after the last of its people was erased. Whoever is only invited may not have come by then.
 */
export const nobodyReceives = <Part>(sql: SqlTag<Part>): Part =>
  sql`(farms.status = 'paused' and ${hasNobody(sql)})`;
