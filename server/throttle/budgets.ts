import { signInLimits } from "#shared/accounts/sign-in-limits.ts";
import type { ThrottleName } from "./port.ts";

/** Allows `tries` within `seconds`, counted from the first try. */
export type Budget = { tries: number; seconds: number };
export type Budgets = Record<ThrottleName, Budget>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Budgets of a public server. None locks anyone out permanently or affects a
 * session that is already open.
 */
export const defaultBudgets: Budgets = {
  /** Sign-ins to one name from all addresses. Beyond it, strangers are delayed but not rejected. */
  login_account: { tries: 10, seconds: 10 * MINUTE },
  /** Sign-ins to one name from one address. */
  login_pair: { tries: signInLimits.tries, seconds: signInLimits.minutes * MINUTE },
  /** Sign-ins to one name from a device where its owner has signed in before. */
  login_device: { tries: signInLimits.tries, seconds: signInLimits.minutes * MINUTE },
  login_address: { tries: 50, seconds: 10 * MINUTE },
  register_address: { tries: 5, seconds: HOUR },
  /** Second-factor codes. */
  code_account: { tries: 10, seconds: 10 * MINUTE },
  /**
   * Wrong codes of an authenticator app per account, from whichever device: a code has only six digits. Recovery codes
   * still work afterward.
   */
  app_code_account: { tries: 50, seconds: 24 * HOUR },
  /** Passwords re-entered within a session. */
  confirm_account: { tries: 10, seconds: 10 * MINUTE },
  /** Password checks for one account by its likely owner, correct ones included: each costs 20 ms of a core. */
  password_account: { tries: 60, seconds: 10 * MINUTE },
  /** New sets of recovery codes: each needs ten slow hashes. */
  recovery_codes_account: { tries: 10, seconds: HOUR },
  /** Emails with a link, requested by a signed-in account's owner. */
  recover_account: { tries: 5, seconds: HOUR },
  /**
   * Emails to an address that whoever asks for them may merely have typed, from all forms together, per mailbox and
   * address, so that a stranger cannot use up the owner's share. Enough for an hour in which its owner signs up, reserves
   * places, writes to us and asks for several links.
   */
  mail_pair: { tries: 10, seconds: HOUR },
  /** The same per mailbox from all addresses, so that nobody can flood it. */
  mail_mailbox: { tries: 20, seconds: HOUR },
  /** Password reset links per address, for all mailboxes. */
  recover_address: { tries: 20, seconds: HOUR },
  /** Links opened from emails. */
  link_address: { tries: 50, seconds: 10 * MINUTE },
  /** Actions through order links, failed ones included. */
  order_link_address: { tries: 600, seconds: 10 * MINUTE },
  visit_link_address: { tries: 600, seconds: 10 * MINUTE },
  /** Payment links per address. High, because one call's page may be opened often and its token cannot be guessed. */
  payment_link_address: { tries: 600, seconds: 10 * MINUTE },
  /** Requests for new order links per address. */
  order_link_ask_address: { tries: 20, seconds: HOUR },
  export_account: { tries: 5, seconds: HOUR },
  /** Table exports, for the team and for farms: each reads thousands of rows. */
  file_account: { tries: 60, seconds: HOUR },
  /** Receipts, which are generated again each time. */
  receipt_account: { tries: 60, seconds: 10 * MINUTE },
  /** Attempts to save a card, so that nobody can test stolen cards here. */
  card_account: { tries: 10, seconds: HOUR },
  /** Gift card codes tried while signed in: a code has 80 random bits. */
  gift_code_account: { tries: 10, seconds: 10 * MINUTE },
  gift_code_address: { tries: 50, seconds: 10 * MINUTE },
  /** Emails of one gift card, so that nobody can flood a mailbox with them. */
  gift_send: { tries: 5, seconds: HOUR },
  /** Uploads of a farm: photos, documents, its inventory. */
  upload_account: { tries: 120, seconds: HOUR },
  subscribe_address: { tries: 5, seconds: HOUR },
  /** What the links to places in line open; a token cannot be guessed. */
  place_link_address: { tries: 600, seconds: 10 * MINUTE },
  payment_address: { tries: 20, seconds: HOUR },
  checkout_address: { tries: 120, seconds: 10 * MINUTE },
  /** Payments reported as done: we ask the provider about each one that we know. */
  process_address: { tries: 20_000, seconds: 10 * MINUTE },
  process_account: { tries: 20_000, seconds: 10 * MINUTE },
  /** Promotion codes. The client checks the code again whenever the cart changes; brute force needs far more. */
  promotion_address: { tries: 300, seconds: 10 * MINUTE },
  /** Reservations for open days. They take effect immediately, so nobody may take many. */
  visit_address: { tries: 10, seconds: HOUR },
  /** Changes to one open day, to one order's delivery, or to one account's box pauses: each sends email. */
  visit_change: { tries: 20, seconds: HOUR },
  order_change: { tries: 20, seconds: HOUR },
  box_pause: { tries: 20, seconds: HOUR },
  /** Questions to farms: each sends emails. */
  question_account: { tries: 10, seconds: HOUR },
  /** Notes of farms, published and changed: each is public at once. */
  note_account: { tries: 20, seconds: HOUR },
  apply_address: { tries: 10, seconds: HOUR },
  contact_address: { tries: 10, seconds: HOUR },
  /** Attachments of contact messages, which anyone can upload. */
  attachment_address: { tries: 20, seconds: HOUR },
  /** Counted searches: an anonymous write. */
  search_address: { tries: 60, seconds: 10 * MINUTE },
  /** Newly drawn share images, which cost half a second of CPU time each. */
  share_address: { tries: 400, seconds: 10 * MINUTE },
};

/**
 * The default budgets with `factor` times the tries for everything counted by address: for a server whose visitors
 * all come from one machine, as in a demo or a test. Limits per account are unchanged.
 */
export function budgetsForOneMachine(factor = 1000): Budgets {
  const byAddress = Object.entries(defaultBudgets).filter(([name]) => name.endsWith("_address"));
  const roomier = byAddress.map(([name, budget]) => [
    name,
    { ...budget, tries: budget.tries * factor },
  ]);
  return { ...defaultBudgets, ...Object.fromEntries(roomier) };
}
