import { platformAudit as m } from "#messages/platform-audit.ts";

/** Everything of which the audit log keeps who did it and when. */
export const AUDIT_ACTIONS = [
  "user.invited",
  "user.joined",
  "user.invitation_revoked",
  "user.changed",
  "user.role_changed",
  "user.disabled",
  "user.enabled",
  "user.reset_sent",
  "user.signed_out",
  "user.password_changed",
  "user.password_reset",
  "user.email_asked",
  "user.email_changed",
  "user.two_factor_begun",
  "user.two_factor_on",
  "user.two_factor_removed",
  "user.recovery_codes_renewed",
  "user.exported",
  "user.deletion_asked",
  "user.restored",
  "user.deleted",
  "user.address_refused",
  "user.orders_joined",
  "settings.changed",
  "order.canceled",
  "order.added_to",
  "order.delivery_changed",
  "order.units_taken_off",
  "order.confirmation_sent",
  "order.phone_charge",
  "order.payment_link_sent",
  "order.left_behind",
  "route.closed",
  "stop.closed",
  "pickup.closed",
  "refund.requested",
  "dispute.answered",
  "dispute.accepted",
  "refund.sent_again",
  "refund.credited",
  "refund.bearer_changed",
  "credit.given",
  "membership.refunded",
  "problem.declined",
  "mail.retried",
  "mail.suppression_lifted",
  "mail.test_sent",
  "subscriber.changed",
  "subscriber.imported",
  "subscriber.exported",
  "subscriber.unsubscribed",
  "subscriber.erased",
  "customer_update.sent",
  "customer_update.stopped",
  "application.review_started",
  "application.changes_asked",
  "application.resubmitted",
  "application.approved",
  "application.rejected",
  "application.invited_again",
  "product.featured",
  "product.unfeatured",
  "farm.page_changed",
  "farm.paused",
  "farm.opened",
  "farm.suspended",
  "certificate.entered",
  "certificate.withdrawn",
  "certificate.verified",
  "certificate.rejected",
  "inventory.changed",
  "inventory.added",
  "inventory.imported",
  "harvest.ready",
  "harvest.not_ready",
  "harvest.short",
  "job.run_again",
  "job.given_up",
  "message.answered",
  "export.made",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What was done, before the name of what it was done to; an action that is no longer known is shown by its name. */
export function actionWords(action: string): string {
  const known = AUDIT_ACTIONS.find((one) => one === action);
  return known ? m.actions[known] : action;
}

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
