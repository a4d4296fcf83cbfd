/**
 * How many sign-ins to one name from one address are let through, within how many minutes; and after how many wrong
 * ones the form says so.
 */
export const signInLimits = { tries: 10, minutes: 10, saidAfter: 5 } as const;
