/**
 * Limits on questions to farms: characters of the question (at least `least`) and of the answer, how many of a
 * customer's may wait for one farm's answer, how many a page lists, and how many of them at `first`.
 */
export const questionLimits = {
  least: 10,
  text: 500,
  answer: 1_000,
  waiting: 3,
  shown: 30,
  first: 5,
} as const;
