import { REVIEW_BUSINESS_DAYS } from "#shared/farms/application.ts";
import type { Business } from "#shared/platform/business.ts";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import { type DeliveryTerms, isFeeUniform } from "#shared/checkout/delivery-terms.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import {
  capital,
  feeWords,
  leadText,
  taxText,
  weekdaysText,
} from "#shared/checkout/terms-words.ts";

/** `id` is the answer's anchor: links to it must keep working. `spanish` says the answer again. */
export type Question = { id: string; question: string; answer: string; spanish?: string };
export type QuestionGroup = { id: string; title: string; questions: readonly Question[] };

/** Every question with its answer; what the settings decide is taken from them. */
export function questionGroups(terms: DeliveryTerms, business: Business): readonly QuestionGroup[] {
  return [
    { id: "ordering", title: "Ordering", questions: ordering(terms, business) },
    { id: "delivery", title: "Delivery", questions: delivery(terms) },
    { id: "quality", title: "Quality", questions: QUALITY },
    { id: "payment", title: "Payment", questions: payment(terms) },
    { id: "farms", title: "Farms", questions: FARMS },
  ];
}

/** The groups with the questions that hold every word of the search. */
export function findQuestions(groups: readonly QuestionGroup[], search: string): QuestionGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer, spanish = "" }) => {
        const text = `${group.title} ${question} ${answer} ${spanish}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

const ordering = (terms: DeliveryTerms, { phone }: Business): Question[] => [
  {
    id: "account",
    question: "Do I need an account to order?",
    answer:
      "No. Fill the cart, give an address and pay. With an account, you have all your orders in one place.",
  },
  {
    id: "cut-off",
    question: "How late can I order?",
    answer: `Until 11:59 PM, ${leadText(terms)} before the delivery. The farms see the list the next morning and harvest what is on it.`,
  },
  {
    id: "change",
    question: "Can I change or cancel an order?",
    answer: `Yes, until 11:59 PM, ${leadText(terms)} before the delivery. Answer the email that confirmed the order, or call ${phone}. After that the harvest has begun.`,
  },
  {
    id: "spanish",
    question: "Can I search in Spanish?",
    answer: "Yes: type calabacita, jitomate or pan de masa madre, with or without accents.",
    spanish: "Sí: escribe calabacita, jitomate o pan de masa madre, con o sin acentos.",
  },
  {
    id: "sold-out",
    question: "What if something sells out while I pay?",
    answer:
      "We hold what is in your cart for a limited time while you check out. If a payment arrives after the hold has ended and the goods are gone, no order is made and the whole amount goes back to your card.",
  },
];

const delivery = (terms: DeliveryTerms): Question[] => [
  {
    id: "where",
    question: "Where do you deliver?",
    answer:
      "In California, to zip codes from 90001 to 96162. Try yours on the delivery page: it answers at once.",
  },
  {
    id: "windows",
    question: "When does it arrive?",
    answer: `We deliver ${weekdaysText(terms)}. You choose the day and one of the windows ${DELIVERY_WINDOWS.map(({ label }) => label).join(", ")}.`,
  },
  {
    id: "fee",
    question: "What does delivery cost?",
    answer:
      terms.fees.most === 0
        ? "Nothing. The price in the cart is the price at the door, plus sales tax."
        : `${capital(feeWords(terms))} an order${isFeeUniform(terms) ? "" : ", by zip code"}. You see it in the cart before you pay.`,
  },
  {
    id: "not-home",
    question: "What if I am not at home?",
    answer:
      "Say in the delivery instructions where to leave the crate: a shady porch, with a neighbor, with a doorman. The driver reads it at your stop.",
  },
];

const QUALITY: readonly Question[] = [
  {
    id: "problem",
    question: "Something was bad or missing. What now?",
    answer: `Tell us within ${REPORT_DAYS} days of the delivery. Money back to your card or as credit, as you choose, decided within 1 business day. Credit needs an account.`,
  },
  {
    id: "photo",
    question: "Do I need a photo?",
    answer: "Not to report it. For quality we may ask for one by email.",
  },
  {
    id: "fresh",
    question: "How fresh is it?",
    answer:
      "Vegetables and fruit are picked for your order after the cut-off. The page of each product says how to keep it, and for how long.",
  },
];

const payment = (terms: DeliveryTerms): Question[] => [
  {
    id: "cards",
    question: "How can I pay?",
    answer:
      "By card, or with the wallets your browser offers. Stripe takes the payment; your card number never reaches our servers.",
  },
  {
    id: "tax",
    question: "Is sales tax included?",
    answer: `Prices are without tax. We add ${taxText(terms)} to the goods and show it before you pay.`,
  },
  {
    id: "refund-time",
    question: "How long does a refund take?",
    answer:
      "We send it at once. Banks take up to ten days to show it. Credit, if you chose that, is there at once; what you paid with credit comes back as credit.",
  },
];

const FARMS: readonly Question[] = [
  {
    id: "who",
    question: "Who grows the food?",
    answer:
      "Family farms in California. Each product names its farm, and each farm has a page with its people, its place and what it sells now.",
  },
  {
    id: "organic",
    question: "Is everything organic?",
    answer:
      "No. We write organic only where the farm's certificate is valid today. Other farms say on their page how they work.",
  },
  {
    id: "join",
    question: "Can my farm join?",
    answer: `Gladly. Apply on the page for farms; no certificate is needed. We answer within ${REVIEW_BUSINESS_DAYS} business days.`,
  },
];
