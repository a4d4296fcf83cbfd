import type { Sql } from "postgres";

/** Marks an order delivered, by default now, with the history of a van that took it and handed it over. */
export async function markDelivered(sql: Sql, number: string, at = new Date()): Promise<void> {
  await sql`
    with arrived as (update orders set state = 'delivered' where number = ${number} returning id)
    insert into order_history (order_id, from_state, to_state, actor, cause, created_at)
    select id, from_state::order_state, to_state::order_state, 'system', 'driver', ${at.toISOString()}
      from arrived, (values ('packed', 'out_for_delivery'), ('out_for_delivery', 'delivered')) moves (from_state, to_state)`;
}
