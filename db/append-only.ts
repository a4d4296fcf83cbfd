/**
 * Append-only tables, each with the columns that may still be updated. There the application's role may read,
 * insert and update these columns, but never delete. This is the only list: `db/grants.ts` turns it
 * into grants after every migration. Add any column that erasure blanks; if a trigger also guards the table, that
 * trigger must allow the same column.
 */
export const appendOnly: Readonly<Record<string, readonly string[]>> = {
  audit_log: ["actor_name", "subject_name", "detail"],
  credits: ["reason"],
  gift_card_history: ["cause"],
  farmer_application_history: ["cause"],
  ledger_entries: [],
  ledger_transactions: [],
  order_history: ["cause"],
  order_addition_lines: [],
  order_additions: [],
  // What was sold stays as quoted. Harvest, packing and refunds are tracked on the line, and additions increase it (a
  // trigger allows only increases).
  order_lines: [
    "quantity",
    "line_total_cents",
    "commission_cents",
    "farm_share_cents",
    "short",
    "weighed",
    "short_reason",
    "short_key",
    "harvested_at",
    "harvested_by",
    "packed_at",
    "packed_by",
    "freed",
    "on_sale_again",
  ],
  refund_lines: [],
  stock_movements: [],
  stop_events: ["note"],
};
