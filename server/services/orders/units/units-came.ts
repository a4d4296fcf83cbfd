import { sql } from "drizzle-orm";
import type { ProblemKind } from "#shared/orders/order-problem.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import { unitsToComeOfLine } from "./units-to-come.ts";

/** Reports by which goods did not come, if the team grants them. */
const NEVER_CAME: readonly ProblemKind[] = ["missing", "wrong_item", "not_delivered"];

/** Causes by which goods did not come, of a refund that answers no report. */
const MISSING: readonly RefundCause[] = ["packed_wrong", "missing_at_harvest", "not_delivered"];

const listOf = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/**
 * Units of a line of `order_lines` that were refunded after the van left because they were not in the crate; until
 * then, refunds reduce what is still to come. A refund that replaces a failed one is for the same units.
 */
const missingAtDoor = sql`coalesce((
  select sum(back.quantity) from refund_lines back join refunds on refunds.id = back.refund_id
  where back.order_id = order_lines.order_id and back.product_id = order_lines.product_id
    and refunds.replaces is null
    and refunds.created_at >= (select min(created_at) from order_history
      where order_id = order_lines.order_id and to_state = 'out_for_delivery')
    and coalesce(
      (select bool_or(kind in (${listOf(NEVER_CAME)})) from order_problems
        where order_id = back.order_id and product_id = back.product_id
          and refund_id = refunds.id),
      refunds.cause in (${listOf(MISSING)}))), 0)::int`;

/** Units of a line that came, or are still to come: neither short, nor taken off, nor missing at the door. */
export const unitsCameOfLine = sql<number>`(${unitsToComeOfLine} - ${missingAtDoor})`;
