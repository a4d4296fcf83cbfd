/**
 * Tables whose rows are written once, each with the columns that may change afterward all the same.
 * The application's role may read and insert there, update these columns and delete nothing
 * (invariant 26). This is the one list: `db/grants.ts` turns it into rights after every migration.
 * A column that erasure blanks is added here; where a trigger guards the table too, that trigger must
 * let the same column pass.
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
  // What was sold stays as quoted; how far it was harvested, packed and given back is counted, and a line
  // grows by what is added to it (a trigger lets it only grow).
  order_lines: [
    "quantity",
    "line_total_cents",
    "commission_cents",
    "farm_share_cents",
    "short",
    "weighed",
    "short_reason",
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
