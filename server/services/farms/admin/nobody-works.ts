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

/**
 * Condition on `orders o` and its `order_lines l`, for either `sql` tag: whoever works for the line's farm is who gets
 * the order's money, by their account or as a guest by their mailbox (`isReceiver`).
 */
export const hasOnlyReceivers = <Part>(sql: SqlTag<Part>): Part =>
  sql`(select bool_and(coalesce(u.id = o.user_id, false) or mailbox_of(u.email::text) = mailbox_of(o.email::text))
    from farm_members m join users u on u.id = m.user_id
    where m.farm_id = l.farm_id and u.role = 'farmer' and not u.disabled and u.deletion_due_at is null)`;
