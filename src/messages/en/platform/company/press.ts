export const lead =
  "Facts with their date, the logo, and a person on the phone. Quote what you need.";
export const inSentence = "In a sentence";
export const sentence = (brand: string, after: string, office: string) =>
  `${brand} is an online market for the produce of family farms in California: households order by 11:59 PM, the farms harvest the next day, and it is at the door ${after}. Its office is in ${office}.`;
export const figures = "Figures";
export const logo = "Logo";
export const logoLooks = (brand: string) => `The logo: furrows under a sun, and the name ${brand}`;
export const download = "Download the logo (SVG)";
export const keepShape = "Please keep its shape and colors, and leave some space around it.";
export const visits = "Photos and visits";
export const writeOrMeet = <Part>(
  contact: (words: string) => Part,
  farms: (words: string) => Part,
) => [
  contact("Write to us"),
  " about which farm and which story: we will ask the family and get back to you. ",
  farms("Meet the farms"),
  ".",
];
export const contact = "Contact";
export const callOrWrite = <Part>(phone: string, hours: string, email: Part) => [
  `${phone}, ${hours}, or `,
  email,
  ".",
];
export const subject = "Press";
export const field = "Field";
export const sun = "Sun";
export const letters = "Letters";

export const asOf = (day: string) => `As of ${day}, counted from our own books.`;
export const later = " We publish earnings and households once there are 20 orders.";
