import { list, plural } from "../../kit.ts";

export const lead = "Short answers to what people ask us most.";
export const search = "Search the answers";
export const searchExample = "refund, zip, organic";
export const notAnswered = "Not answered?";
export const writeOrCall = <Part>(
  phone: string,
  hours: string,
  contact: (words: string) => Part,
) => [contact("Write to us"), ` or call ${phone}, ${hours}.`];
export const noneMatch = "No answers match. Try fewer words, or ask us below.";
export const answers = (count: number) =>
  plural(count, { one: `${count} answer`, other: `${count} answers` });
export const linkTo = (question: string) => `Link to: ${question}`;
export const link = "Link to this answer";

export const ordering = "Ordering";
export const delivery = "Delivery";
export const boxes = "Weekly boxes";
export const quality = "Quality";
export const payment = "Payment";
export const farms = "Farms";

export const account = {
  question: "Do I need an account to order?",
  answer:
    "No. Fill the cart, give an address and pay. With an account, you have all your orders in one place.",
};
export const cutOff = (days: string) => ({
  question: "How late can I order?",
  answer: `Until 11:59 PM, ${days} before the delivery. The farms see the list the next morning and harvest what is on it.`,
});
export const change = (days: string) => ({
  question: "Can I change or cancel an order?",
  answer: `Yes, until 11:59 PM, ${days} before the delivery. Open the order from the email that confirmed it, or in your account: add to it, take things off, choose another day or cancel it. After that the harvest has begun.`,
});
export const shortage = {
  question: "What if a farm cannot bring something?",
  answer:
    "Harvests fall short at times. You get an email as soon as the farm knows, with the reason, and the money for what is missing goes back without your asking. Nothing you did not choose is put in its place.",
};
export const byWeight = {
  question: "What does “about 3.6 lb” mean?",
  answer:
    "No two chickens or wedges of cheese weigh the same. The note says what one usually weighs. We charge for the most it can weigh. Once the farm has weighed yours, we refund the difference to your original payment method and email you the amount. If it weighs more, you pay nothing extra.",
};
/** `again` says the answer again in Spanish; empty where it is Spanish already. */
export const spanish = {
  question: "Can I search in Spanish?",
  answer: "Yes: type calabacita, jitomate or pan de masa madre, with or without accents.",
  again: "Sí: escriba calabacita, jitomate o pan de masa madre, con o sin acentos.",
};
export const soldOut = {
  question: "What if something sells out while I pay?",
  answer:
    "We hold what is in your cart for a limited time while you check out. If a payment arrives after the hold has ended and the goods are gone, no order is made and the whole amount goes back to your card.",
};
export const where = (hasUnserved: boolean) => ({
  question: "Where do you deliver?",
  answer: `In California, to ${hasUnserved ? "most " : ""}zip codes from 90001 to 96162. Try yours on the delivery page: it answers right away.`,
});
export const windows = (when: string, hours: string) => ({
  question: "When does it arrive?",
  answer: `We deliver ${when}. You choose the day and one of the windows ${hours}.`,
});
export const deliveryCost = "What does delivery cost?";
export const costsNothing =
  "Nothing. The price in the cart is the price at the door, plus sales tax.";
/** `fee` begins the sentence: `Up to $7.99`. */
export const costs = (fee: string, isByZip: boolean) =>
  `${fee} an order${isByZip ? ", by zip code" : ""}. You see it in the cart before you pay.`;
export const notHome = {
  question: "What if I am not at home?",
  answer:
    "Say in the delivery instructions where to leave the crate: a shady porch, with a neighbor, with a doorman. The driver reads it at your stop.",
};
/** `sizes` are the price of each size and how many things are in it. */
export const boxFilled = (sizes: readonly (readonly [price: string, items: number])[]) => ({
  question: "What is in a weekly box?",
  answer: `Different goods from several farms that are in season, one pack of each: ${list(
    sizes.map(([price, items]) => `${items} for ${price}`),
  )}. The page of weekly boxes shows what this week’s hold.`,
});
export const boxWithout = {
  question: "Can I leave things out of my box?",
  answer:
    "Yes. Choose the allergens and the products that you never want, and your box is filled with other goods. When it is planned, you can swap things yourself.",
};
export const boxChange = (before: string) => ({
  question: "Can I skip, pause or cancel my box?",
  answer: `Yes, online, until the box closes, ${before} before it comes. Skip one box, pause for a while, or cancel the subscription in your account, under boxes.`,
});
export const boxCharge = (before: string, hasFee: boolean) => ({
  question: "When is a weekly box charged?",
  answer: `When it closes, ${before} before it comes, to the card that you chose. We email you the day before. You pay the price of the box${
    hasFee ? ", the delivery" : ""
  } and the sales tax on it.`,
});
export const problem = (days: number) => ({
  question: "Something was bad or missing. What now?",
  answer: `Tell us within ${days} days of the delivery. Money back to your card or as credit, as you choose, decided within 1 business day. Credit needs an account.`,
});
export const photo = {
  question: "Do I need a photo?",
  answer: "Not to report it. For quality we may ask for one by email.",
};
export const fresh = {
  question: "How fresh is it?",
  answer:
    "Vegetables and fruit are picked for your order after the cut-off. The page of each product says how to keep it, and for how long.",
};
export const cards = {
  question: "How can I pay?",
  answer:
    "By card, or with the wallets your browser offers. Stripe takes the payment; your card number never reaches our servers.",
};
export const taxByKind = {
  question: "Is sales tax included?",
  answer:
    "Prices are without tax. We add it at the rate that each kind of goods has where you live, and show it before you pay.",
};
export const tax = (rate: string) => ({
  question: "Is sales tax included?",
  answer: `Prices are without tax. We add ${rate} to the goods and show it before you pay.`,
});
export const giftCards = (least: string, most: string) => ({
  question: "Do you have gift cards?",
  answer: `Yes, from ${least} to ${most}, sent by email on the day you choose. They do not expire. You find them at the end of the home page, and on the page of your credit.`,
});
export const refundTime = {
  question: "How long does a refund take?",
  answer:
    "We send it right away. Banks take up to ten days to show it. Credit, if you chose that, is there right away; what you paid with credit comes back as credit.",
};
export const who = {
  question: "Who grows the food?",
  answer:
    "Family farms in California. Each product names its farm, and each farm has a page with its people, its place and what it sells now.",
};
export const organic = {
  question: "Is everything organic?",
  answer:
    "No. We write organic only where the farm’s certificate is valid today. Other farms say on their page how they work.",
};
export const join = (days: number) => ({
  question: "Can my farm join?",
  answer: `Gladly. Apply on the page for farms; no certificate is needed. We answer within ${days} business days.`,
});
