export const lead =
  "Everyone should be able to order good food. Where we fall short, we want to say so.";
export const target = "What we aim for";
export const targetText =
  "The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page. We do not claim to meet them in full: the gaps we know are listed below.";
export const tested = "How we tested";
export const lastTested = <Part>(day: Part) => ["Last tested on ", day, ":"];
export const tests = [
  "Automatic checks (axe) on every page, in light and in dark colors.",
  "A whole purchase with the keyboard alone, from the shop to the order’s number.",
  "Contrast of every pair of text and ground in both color schemes.",
  "Pages at a width of 320 pixels, without sideways scrolling.",
];
export const gaps = "Gaps we know";
export const asOf = (day: string) => `As of ${day}:`;
export const knownGaps = [
  "People who use screen readers, magnifiers or voice control have not tested the site yet.",
  "Automatic checks find only a part of all barriers. No outside expert has audited the site.",
  "We have not gone through the pages one by one with a screen reader (VoiceOver, NVDA, TalkBack), and have tested only in Chromium.",
  "The payment form comes from Stripe. We can neither check nor mend all of it.",
];
export const phone = "When a page does not work for you";
export const call = <Part>(number: Part, hours: string) => [
  "Call ",
  number,
  `, ${hours}, and tell us where you are stuck.`,
];
export const feedback = "Tell us about a barrier";
export const write = <Part>(email: Part) => [
  "Write to ",
  email,
  " or call. Say which page it was and, if you like, what you used. We answer within 5 business days.",
];
