export const needsCounsel = <Part>(strong: (words: string) => Part) => [
  strong("Needs legal review."),
  " A lawyer has to review this text before the market opens.",
];
/** That this is a translation, and which text counts; nothing where it is the one that counts. */
export const whichCounts = <Part>(_english: (words: string) => Part): (string | Part)[] => [];
export const effective = <Part>(version: string, since: Part) => [
  `Version ${version}, effective `,
  since,
];
export const print = "Print this page";
export const changeLog = "Change log";
export const edition = (version: string, since: string, change: string) =>
  `Version ${version}, ${since}: ${change}`;
export const onThisPage = "On this page";
export const inPlainWords = "In plain words";
export const textThatCounts = "The text that counts";

export const termsLead =
  "What you can count on from us, and we from you, with the plain meaning beside each part.";
export const privacyLead =
  "We store what it takes to bring you food and to keep our books, and sell none of it.";
