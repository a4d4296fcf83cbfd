/**
 * The things we count, each with its own budget (see `budgets.ts`). Names ending in `_address` are counted per
 * network address.
 */
export type ThrottleName =
  | "login_account"
  | "login_pair"
  | "login_device"
  | "login_address"
  | "register_address"
  | "code_account"
  | "app_code_account"
  | "confirm_account"
  | "password_account"
  | "recovery_codes_account"
  | "recover_account"
  | "recover_address"
  | "link_address"
  | "order_link_address"
  | "visit_link_address"
  | "payment_link_address"
  | "order_link_ask_address"
  | "export_account"
  | "file_account"
  | "receipt_account"
  | "gift_code_account"
  | "gift_code_address"
  | "gift_send"
  | "card_account"
  | "upload_account"
  | "subscribe_address"
  | "place_link_address"
  | "payment_address"
  | "checkout_address"
  | "promotion_address"
  | "visit_address"
  | "question_account"
  | "note_account"
  | "visit_change"
  | "order_change"
  | "box_pause"
  | "process_address"
  | "process_account"
  | "search_address"
  | "share_address"
  | "mail_pair"
  | "mail_mailbox"
  | "apply_address"
  | "contact_address"
  | "attachment_address";

/** Rate limits shared by all processes. */
export type Throttle = {
  /**
   * Takes one try from the budget of `key`. When it is used up, throws `too_many` with `retryAfterSeconds` in its
   * details.
   */
  take(name: ThrottleName, key: string): Promise<void>;
  /**
   * Also takes one try, but beyond the budget it delays the caller by a few seconds instead of rejecting. Throws
   * `too_many` only if this caller is already waiting, or too many others are.
   */
  slow(name: ThrottleName, key: string, caller: string): Promise<void>;
  /** Restores the budget after a success that shows the tries were legitimate. */
  reset(name: ThrottleName, key: string): Promise<void>;
};
