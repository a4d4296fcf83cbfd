/** The only source of the current time for services and rules, so that tests can run on any day. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
