/** Everything of which the audit log keeps who did it and when, and how it is told. */
export const AUDIT_ACTIONS = {
  "user.invited": "Invited",
  "user.joined": "Accepted the invitation of",
  "user.invitation_revoked": "Took back the invitation of",
  "user.changed": "Changed the details of",
  "user.role_changed": "Changed the role of",
  "user.disabled": "Closed the account of",
  "user.enabled": "Opened the account of",
  "user.reset_sent": "Sent a reset link to",
  "user.signed_out": "Signed out",
  "user.two_factor_removed": "Removed two-factor of",
  "user.deleted": "Erased the account of",
  "settings.changed": "Changed the settings",
  "order.cancelled": "Cancelled",
  "order.delivery_changed": "Changed the delivery of",
  "refund.requested": "Refunded",
  "dispute.answered": "Sent evidence on the dispute of",
  "dispute.accepted": "Accepted the dispute of",
  "credit.given": "Gave credit to",
  "problem.declined": "Answered a problem of",
  "mail.retried": "Sent again",
  "mail.suppression_lifted": "Allowed mail again to",
  "mail.test_sent": "Sent a test of",
  "subscriber.changed": "Changed the subscriber",
  "subscriber.imported": "Imported subscribers",
  "subscriber.exported": "Exported subscribers",
  "subscriber.unsubscribed": "Unsubscribed",
  "subscriber.erased": "Erased the subscriber",
  "customer_update.sent": "Wrote to customers",
  "customer_update.stopped": "Stopped writing to customers",
  "application.review_started": "Began to review",
  "application.changes_asked": "Asked for changes of",
  "application.resubmitted": "Sent again",
  "application.approved": "Took in",
  "application.rejected": "Turned down",
  "application.invited_again": "Invited again",
  "farm.page_changed": "Changed the page of",
  "farm.paused": "Paused",
  "farm.opened": "Opened",
  "farm.suspended": "Suspended",
  "inventory.changed": "Changed the inventory of",
  "inventory.added": "Added a product for",
  "inventory.imported": "Imported the inventory of",
  "harvest.ready": "Marked ready for",
  "harvest.not_ready": "Took back a mark for",
  "harvest.short": "Marked short for",
  "job.run_again": "Ran again",
  "job.given_up": "Gave up",
  "message.answered": "Answered the message",
  "export.made": "Exported",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** A value before and after, field by field; what did not change is left out. */
export function changesBetween<Fields extends Record<string, unknown>>(
  before: Fields,
  after: Partial<Fields>,
): Record<string, { from: unknown; to: unknown }> {
  const changed = Object.entries(after).filter(
    ([field, to]) => JSON.stringify(before[field]) !== JSON.stringify(to),
  );
  return Object.fromEntries(changed.map(([field, to]) => [field, { from: before[field], to }]));
}
