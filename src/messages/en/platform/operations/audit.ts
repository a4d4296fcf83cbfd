import { plural } from "../../kit.ts";

/** What was done, before the name of what it was done to. */
export const actions = {
  "user.invited": "Invited",
  "user.joined": "Accepted the invitation of",
  "user.invitation_revoked": "Took back the invitation of",
  "user.changed": "Changed the details of",
  "user.role_changed": "Changed the role of",
  "user.disabled": "Disabled the account of",
  "user.enabled": "Enabled the account of",
  "user.reset_sent": "Sent a reset link to",
  "user.signed_out": "Signed out",
  "user.password_changed": "Changed the password of",
  "user.password_reset": "Set a new password by link for",
  "user.email_asked": "Asked for another address of",
  "user.email_changed": "Changed the address of",
  "user.two_factor_begun": "Began two-factor of",
  "user.two_factor_on": "Turned on two-factor of",
  "user.two_factor_removed": "Removed two-factor of",
  "user.recovery_codes_renewed": "Made new recovery codes of",
  "user.exported": "Exported the data of",
  "user.deletion_asked": "Asked to delete the account of",
  "user.restored": "Opened the way back for",
  "user.deleted": "Erased the account of",
  "user.address_refused": "Took, for its owner, an address off the account of",
  "user.orders_joined": "Added earlier orders to the account of",
  "settings.changed": "Changed the settings",
  "order.canceled": "Canceled",
  "order.added_to": "Added goods to",
  "order.delivery_changed": "Changed the delivery of",
  "order.redelivery_chosen": "Chose another day for",
  "order.units_taken_off": "Took units off",
  "order.confirmation_sent": "Sent the confirmation again of",
  "order.phone_charge": "Charged the saved card, as agreed on the phone, for",
  "order.payment_link_sent": "Sent a payment link for",
  "order.left_behind": "Left behind, not packed,",
  "route.closed": "Closed by hand: route",
  "route.delay_explained": "Changed the reason for a delay of",
  "stop.closed": "Closed by hand: stop of",
  "pickup.closed": "Closed by hand: pick-up at",
  "refund.requested": "Refunded",
  "refund.bearer_changed": "Changed who bears a refund",
  "dispute.answered": "Sent evidence on the dispute of",
  "dispute.accepted": "Sent the bank the acceptance of the dispute of",
  "refund.sent_again": "Sent a refund again of",
  "refund.credited": "Gave a failed refund as credit for",
  "promotion.made": "Made the promotion code",
  "promotion.ended": "Ended the promotion code",
  "referral.taken_back": "Took a referral back of order",
  "gift_card.sent_again": "Sent the gift card again of receipt",
  "gift_card.voided": "Took the gift card back of receipt",
  "credit.given": "Gave credit to",
  "credit.paid_out": "Paid out what was left of gift cards to",
  "membership.refunded": "Refunded the membership of",
  "problem.declined": "Answered a problem of",
  "review.replied": "Replied to a review of",
  "review.hidden": "Hid a review of",
  "review.shown": "Showed again a review of",
  "question.answered": "Answered a question to",
  "question.hidden": "Hid a question to",
  "question.shown": "Showed again a question to",
  "note.published": "Published a note of",
  "note.changed": "Changed a note of",
  "note.removed": "Took down a note of",
  "note.hidden": "Hid a note of",
  "note.shown": "Showed again a note of",
  "mail.retried": "Sent again",
  "mail.suppression_lifted": "Allowed email again to",
  "mail.test_sent": "Sent a test of",
  "subscriber.changed": "Changed the subscriber",
  "subscriber.imported": "Imported subscribers",
  "subscriber.exported": "Exported subscribers",
  "subscriber.unsubscribed": "Unsubscribed",
  "subscriber.erased": "Erased the subscriber",
  "customer_update.scheduled": "Scheduled a message to customers",
  "customer_update.unscheduled": "Changed a scheduled message back to a draft",
  "customer_update.sent": "Wrote to customers",
  "customer_update.stopped": "Stopped writing to customers",
  "application.review_started": "Began to review",
  "application.changes_asked": "Asked for changes of",
  "application.resubmitted": "Sent again",
  "application.approved": "Took in",
  "application.rejected": "Turned down",
  "application.invited_again": "Invited again",
  "product.featured": "Featured in the shop a product of",
  "product.unfeatured": "Stopped featuring a product of",
  "farm.page_changed": "Changed the page of",
  "farm.paused": "Paused",
  "farm.opened": "Opened",
  "farm.suspended": "Suspended",
  "certificate.entered": "Entered a certificate of",
  "certificate.withdrawn": "Took back a certificate of",
  "certificate.verified": "Verified a certificate of",
  "certificate.rejected": "Rejected a certificate of",
  "visit.announced": "Announced an open day of",
  "visit.changed": "Changed an open day of",
  "visit.canceled": "Canceled an open day of",
  "payout_account.begun": "Went to set up the payout account of",
  "payout_account.opened": "Opened the payout account of",
  "payout_account.changed": "Took in a change of the payout account of",
  "payout_run.drafted": "Drafted the payouts of",
  "payout_run.redrafted": "Drafted again the payouts of",
  "payout_run.approved": "Approved the payouts of",
  "payout_run.canceled": "Canceled the payouts of",
  "payout.reversed": "Took back a payout to",
  "payout.sent_again": "Sent again a payout to",
  "payout.held": "Held a payout to",
  "difference.explained": "Explained the difference of",
  "inventory.changed": "Changed the inventory of",
  "inventory.added": "Added a product for",
  "inventory.imported": "Imported the inventory of",
  "harvest.ready": "Marked ready for",
  "harvest.not_ready": "Took back a mark for",
  "harvest.short": "Marked short for",
  "harvest.weighed": "Weighed for",
  "job.run_again": "Ran again",
  "job.given_up": "Gave up",
  "message.answered": "Answered the message",
  "export.made": "Exported",
};

/** Names of things that the log keeps as ids. */
export const entries = (count: number) => `${count} entries of the audit log`;

/** What the log keeps in place of a name. */
export const nameless = {
  "guest link": "guest link",
  "guest buyer": "a guest who bought it",
  "erased account": "erased account",
  "erased name": "erased",
  "a former address": "a former address",
};
/** Lists of which the log keeps how many of their rows were taken. */
export const counts = {
  orders: (n: number) => plural(n, { one: "1 order", other: `${n} orders` }),
  farms: (n: number) => plural(n, { one: "1 farm", other: `${n} farms` }),
  subscribers: (n: number) => plural(n, { one: "1 subscriber", other: `${n} subscribers` }),
  payments: (n: number) => plural(n, { one: "1 payment", other: `${n} payments` }),
  users: (n: number) => plural(n, { one: "1 user", other: `${n} users` }),
  problems: (n: number) => plural(n, { one: "1 problem", other: `${n} problems` }),
  reviews: (n: number) => plural(n, { one: "1 review", other: `${n} reviews` }),
};
export const place = (number: string) => `place ${number}`;
export const noPlace = "a membership without a place";
export const mailAddress = (hash: string) => `address ${hash}`;
export const journalOf = (from: string, to: string) => `the journal from ${from} to ${to}`;
export const differenceOf = (moved: string, id: string) => `${moved} ${id}`;
export const routeOf = (van: string, day: string) => `the route of ${van} on ${day}`;
export const inventoryOf = (farm: string) => `the inventory of ${farm}`;

export const title = "Audit log";
export const intro = "What was changed, by whom and when. Its entries cannot be edited.";
export const kindOfChange = "Kind of change";
export const everything = "Everything";
export const when = "When";
export const who = "Who";
export const what = "What";
/** An action without a name after it: "Changed the inventory of" is "Changed the inventory". */
export const alone = (action: string) =>
  action.replace(/,?(?: (?:of|to|for|at)(?: order| receipt)?)?$/, "");
/** In a sentence by itself: what was done, and to what. */
export const did = (action: string, subject: string) => `${action} ${subject}`;
export const of = "Concerns";
export const kind = "Kind";
export const detail = "Detail";
export const searchLabel = "Search people and things";
export const nothingYet = "Nothing has been changed yet";

export const at = "At";
export const action = "Action";
export const actionId = "Action ID";
export const id = "Id";
