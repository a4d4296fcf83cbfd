/** The only source of "now" for services and rules, so that a test can live any day. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
