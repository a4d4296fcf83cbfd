export const lead = (after: string) =>
  `Order by 11:59 PM, and the farms’ harvest is at your door ${after} later.`;
export const toYou = "Do we come to you?";
export const inShort = "In short";
export const stillQuestion = "Still have a question?";
export const seeOrWrite = <Part>(
  faq: (words: string) => Part,
  contact: (words: string) => Part,
) => ["See ", faq("questions and answers"), " or ", contact("write to us"), "."];

export const where = "Where";
export const california = (hasUnserved: boolean) =>
  `California, ${hasUnserved ? "most " : ""}zip codes 90001 to 96162`;
export const days = "Days";
export const weDeliver = (when: string) => `We deliver ${when}`;
export const windows = "Windows";
export const fee = "Fee";
export const byZip = (price: string) => `${price}, by zip code`;
export const smallest = "Minimum order";
export const orderUntil = "Order by";
export const cutOffBefore = (early: string) => `11:59 PM, ${early} before the delivery`;
export const howFar = "How far ahead";
export const upTo = (most: number) => `Up to ${most} days`;

export const restDays = "Days without delivery";
export const noRest = "None are planned right now. When there are, they are listed here.";
export const moved = (from: string, to: string) => `${from}: we come on ${to} instead`;

export const notHome = (phone: string) => ({
  title: "If you are not at home",
  text: `Say in the delivery instructions where to leave the crate, or who can take it in. If plans change on the day, call ${phone}.`,
});
export const hotDays = {
  title: "On hot days",
  text: "In summer, choose the morning window and name a shady spot: greens and berries will thank you.",
};
export const apartments = {
  title: "In apartment buildings",
  text: "Give the unit in the address, and the gate or door code in the delivery instructions.",
};

export const zipCheck = "Zip check";
export const yourZip = "Your zip code";
export const check = "Check";
export const yes = (zip: string, city: string | null | undefined) =>
  city ? `Yes, we deliver to ${zip} in ${city}.` : `Yes, we deliver to ${zip}.`;
export const weCome = (zone: string, when: string) => `${zone} We come ${when}.`;
export const next = (slot: string, orderBy: string) =>
  `Next delivery: ${slot}. Order by ${orderBy}.`;
export const allFull = "All open days are full. New ones open daily.";
export const seeFields = "See what the fields give";
