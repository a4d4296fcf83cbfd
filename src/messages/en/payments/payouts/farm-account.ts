/** What the payment provider wants to know of a farm. */
export const needs = {
  bank: "The bank account to which we pay you",
  business: "What your farm is and does",
  person: "Who you are: name, date of birth, address",
  document: "A photo of a document that shows who you are",
  tax_id: "Your tax number",
  terms: "That you accept the payment provider’s terms",
  other: "Something else that the payment provider will tell you",
};
export const states = {
  none: "not started",
  started: "not finished",
  incomplete: "something is missing",
  ready: "ready",
  held: "held",
  out_of_reach: "to be set up again",
  closed: "closed",
};
