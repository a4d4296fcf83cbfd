/** What the jobs are called. */
export const names = {
  process_webhook: "Process webhook",
  sweep_payments: "Sweep payments",
  reconcile_events: "Reconcile events",
  reconcile_money: "Compare with the provider",
  send_product_alerts: "Send product alerts",
  reopen_paused_farms: "Reopen paused farms",
  erase_due_accounts: "Erase due accounts",
  end_memberships: "End memberships",
  reorder_shop: "Reorder shop",
  purge_old: "Purge old",
  check_invariants: "Check invariants",
  purge_throttles: "Purge throttles",
  charge_boxes: "Charge boxes",
  plan_boxes: "Plan boxes",
  box_notices: "Box notices",
  draft_payouts: "Draft payouts",
  lock_orders: "Lock orders",
  remind_customers: "Remind customers",
  ask_for_reviews: "Ask for reviews",
  remind_of_certificates: "Remind of certificates",
  remind_of_visits: "Remind of open days",
  settle_referrals: "Give credit for friends",
  send_gift_cards: "Send gift cards",
  notify_of_late_vans: "Notify households of late vans",
  settle_left_behind: "Settle left behind",
  send_customer_update: "Send customer update",
  send_reset_link: "Send reset link",
  send_order_link: "Send order link",
  forget_address: "Forget address",
  remove_card: "Remove card",
  drop_photo: "Drop photo",
  notify_waiting: "Notify waiting",
};

export const states = {
  queued: "Queued",
  running: "Running",
  retrying: "Waits for another try",
  dead: "Given up by itself",
};

export const everyMinute = "Every minute";
export const everyMinutes = (minutes: string) => `Every ${minutes} minutes`;
export const everyHour = (past: string) => `Every hour, ${past} minutes past`;
export const everyDay = (time: string) => `Every day at ${time}`;

/** In place of what an error of a job must not show. */
export const anAddress = "(an address)";
export const aKey = "(a key)";
