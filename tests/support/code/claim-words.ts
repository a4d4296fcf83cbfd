const FIGURE = /\d[\d.,]*\s?(?:%|percent|¢|cents?\b)|deposit of \$/i;
const TIMES =
  /\b(?:\d+|two|three|five|seven|ten|fifteen|thirty|ninety) (?:business )?(?:days?|hours?|minutes?|months?|weeks?|years?)\b/i;
const PROMISE =
  /\b(?:within|twice (?:a month|monthly)|once a year|at least \d|at most \d|up to \d|by itself|by themselves|money back|in full|guarantee|remind(?:er|s)?|free of charge|never|always|at once|(?<!write to \S+ )right away|fully refundable|(?:until|by) 11:59 PM|(?:a|each|every|once a) week|weekly|every day|whenever|any time|free|costs? nothing|no \w+ fee|by phone|drop-off)\b/i;

/** Words about how goods are grown, stored, and transported, and about what the market's staff do. */
const CONDUCT =
  /\b(?:ice(?! cream)|iced|cold|cool|chill\w*|insulat\w+|crates?|vans?|trucks?|fuel|electric|plastic|cardboard|packaging|compost|soil|carbon|footprint|surplus|donat\w+|food banks?|pesticides?|spray\w*|hormones?|antibiotics?|warehouses?|harvest(?:s|ed|ing)?|pick(?:s|ed)?|visits?|in person|photos?|routes?|trips?|we (?:will )?(?:answer|ask|call|decide|look at|announce)|you (?:will )?(?:hear from us|get an answer)|write back|a person|depot)\b[^?]*[.!]$/i;

/** Whether a sentence states a figure, a time, a promise, or how the market works, and therefore needs a source. */
export function isClaim(sentence: string): boolean {
  return [FIGURE, TIMES, PROMISE, CONDUCT].some((pattern) => pattern.test(sentence));
}
