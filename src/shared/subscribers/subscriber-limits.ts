/**
 * Limits for an update to customers (subject and body, in characters; how many days ahead it can be scheduled), and for
 * the team's note and tags on a subscriber.
 */
export const subscriberLimits = {
  subject: 120,
  body: 5_000,
  scheduledDays: 90,
  note: 2_000,
  tags: 20,
} as const;
