/** Characters of an update to customers, and what the team may write about a subscriber. */
export const subscriberLimits = { subject: 120, body: 5_000, note: 2_000, tags: 20 } as const;
