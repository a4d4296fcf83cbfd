import { platformFaq as m } from "#messages/platform/help/faq.ts";
import { REVIEW_BUSINESS_DAYS } from "#shared/farms/applications/application.ts";
import { boxLeadOf } from "#shared/boxes/box-plan.ts";
import { BOX_SIZES } from "#shared/boxes/boxes.ts";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import { type DeliveryTerms, isFeeUniform } from "#shared/checkout/delivery-terms.ts";
import { withoutAccents } from "#shared/catalog/search/accents.ts";
import { formatUsd } from "#shared/money.ts";
import { GIFT_LEAST, GIFT_MOST } from "#shared/payments/gift-cards/gift-values.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { leadText, leadWords } from "#shared/checkout/lead-words.ts";
import { capital } from "#shared/capital.ts";
import { feeWords, isTaxUniform, taxText, weekdaysText } from "#shared/checkout/terms-words.ts";

/** `id` is the answer's anchor: links to it must keep working. `again` says the answer in Spanish too. */
export type Question = { id: string; question: string; answer: string; again?: string };
export type QuestionGroup = { id: string; title: string; questions: readonly Question[] };

/** Every question with its answer; what the settings decide is taken from them. */
export function questionGroups(terms: DeliveryTerms): readonly QuestionGroup[] {
  return [
    { id: "ordering", title: m.ordering, questions: ordering(terms) },
    { id: "delivery", title: m.delivery, questions: delivery(terms) },
    { id: "boxes", title: m.boxes, questions: boxes(terms) },
    { id: "quality", title: m.quality, questions: QUALITY },
    { id: "payment", title: m.payment, questions: payment(terms) },
    { id: "farms", title: m.farms, questions: FARMS },
  ];
}

/** The groups with the questions that hold every word of the search. */
export function findQuestions(groups: readonly QuestionGroup[], search: string): QuestionGroup[] {
  const words = withoutAccents(search.toLowerCase()).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer, again = "" }) => {
        const text = `${group.title} ${question} ${answer} ${again}`.toLowerCase();
        return words.every((word) => withoutAccents(text).includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

const ordering = (terms: DeliveryTerms): Question[] => [
  { id: "account", ...m.account },
  { id: "cut-off", ...m.cutOff(leadText(terms)) },
  { id: "change", ...m.change(leadText(terms)) },
  { id: "by-weight", ...m.byWeight },
  { id: "spanish", ...m.spanish },
  { id: "sold-out", ...m.soldOut },
];

const delivery = (terms: DeliveryTerms): Question[] => [
  { id: "where", ...m.where(terms.hasUnserved ?? false) },
  {
    id: "windows",
    ...m.windows(weekdaysText(terms), DELIVERY_WINDOWS.map(({ label }) => label).join(", ")),
  },
  {
    id: "fee",
    question: m.deliveryCost,
    answer:
      terms.fees.most === 0
        ? m.costsNothing
        : m.costs(capital(feeWords(terms)), !isFeeUniform(terms)),
  },
  { id: "not-home", ...m.notHome },
];

const boxes = (terms: DeliveryTerms): Question[] => {
  const closes = leadWords({ leadDays: boxLeadOf(terms) });
  return [
    {
      id: "box-filled",
      ...m.boxFilled(BOX_SIZES.map(({ price, items }) => [formatUsd(price), items])),
    },
    { id: "box-without", ...m.boxWithout },
    { id: "box-change", ...m.boxChange(closes) },
    { id: "box-charge", ...m.boxCharge(closes, terms.fees.most > 0) },
  ];
};

const QUALITY: readonly Question[] = [
  { id: "shortage", ...m.shortage },
  { id: "problem", ...m.problem(REPORT_DAYS) },
  { id: "photo", ...m.photo },
  { id: "fresh", ...m.fresh },
];

const payment = (terms: DeliveryTerms): Question[] => [
  { id: "cards", ...m.cards },
  { id: "tax", ...(isTaxUniform(terms) ? m.tax(taxText(terms)) : m.taxByKind) },
  { id: "gift-cards", ...m.giftCards(formatUsd(GIFT_LEAST), formatUsd(GIFT_MOST)) },
  { id: "refund-time", ...m.refundTime },
];

const FARMS: readonly Question[] = [
  { id: "who", ...m.who },
  { id: "organic", ...m.organic },
  { id: "join", ...m.join(REVIEW_BUSINESS_DAYS) },
];
