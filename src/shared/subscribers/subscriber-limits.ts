/**
 * Limits for an update to customers (subject and body, in characters), and for the team's note and tags on a
 * subscriber.
 */
export const subscriberLimits = { subject: 120, body: 5_000, note: 2_000, tags: 20 } as const;
