import { VISIT } from "#tests/support/market/visits.ts";
import type { CalledWith, OwnedRows } from "./owned-rows.ts";

const UPLOADED = "0123456789abcdef".repeat(2);
const DAY = "2026-11-25";
const LINE = ({ order, product }: OwnedRows) => ({
  orderNumber: order,
  productId: product,
});
const TEXTS = {
  name: "Mine now",
  category: "vegetables",
  taxCategory: "food",
  summary: "Taken.",
  description: "Taken.",
  storage: "Cold.",
  nameEs: "",
  summaryEs: "",
  descriptionEs: "",
  storageEs: "",
  ingredientsEs: "",
  keepsDays: 5,
  ingredients: "",
  organic: false,
  expectedWeight: null,
};
const PRICE = { column: "price", expected: 500, value: 1 };
const PAGE = {
  tagline: "Taken over",
  story: "Once.",
  quote: "Mine.",
  quoteBy: "Gus",
  practices: "None",
  growing: [],
  sinceYear: 2000,
  acreage: 1,
  legalName: "",
  taglineEs: "",
  storyEs: "",
  quoteEs: "",
  practicesEs: "",
  seen: {},
};

const { day: _day, from: _from, until: _until, ...VISIT_WORDS } = VISIT;

const CERTIFICATE = {
  certification: "organic",
  name: "",
  issuer: "CCOF",
  number: "X1",
  validTo: "2027-12-31",
  document: null,
};

/** Inputs with which another farmer would access a farm's rows, without naming the farm. */
export const OF_A_FARM: Record<string, (rows: OwnedRows) => CalledWith> = {
  "farmer.certificates.list": () => ({}),
  "farmer.certificates.enter": ({ certificate }) => ({
    ...CERTIFICATE,
    id: certificate,
  }),
  "farmer.certificates.withdraw": ({ certificate }) => ({ id: certificate }),
  "farmer.today": () => ({}),
  "farmer.harvest": () => ({ day: DAY }),
  "farmer.harvestCsv": () => ({ day: DAY }),
  "farmer.ready": LINE,
  "farmer.notReady": LINE,
  "farmer.productReady": ({ product }) => ({
    day: DAY,
    productId: product,
    waiting: 3,
  }),
  "farmer.dayReady": ({ product }) => ({
    day: DAY,
    products: [{ productId: product, waiting: 3 }],
  }),
  "farmer.short": (own) => ({
    ...LINE(own),
    units: 1,
    reason: "weather",
    before: 0,
  }),
  "farmer.weigh": (own) => ({ ...LINE(own), weight: 100, before: null }),
  "farmer.productShort": ({ product }) => ({
    day: DAY,
    productId: product,
    waiting: 3,
    units: 1,
    reason: "weather",
  }),
  "farmer.problems.page": () => ({}),
  "farmer.questions.page": () => ({}),
  "farmer.questions.answer": ({ question }) => ({ id: question, text: "Taken over." }),
  "farmer.notes.list": () => ({}),
  "farmer.notes.publish": () => ({ text: "Taken over.", language: "en" }),
  "farmer.notes.change": ({ note }) => ({
    id: note,
    text: "Taken over.",
    language: "en",
    seen: {},
  }),
  "farmer.notes.remove": ({ note }) => ({ id: note }),
  "farmer.reviews.page": () => ({}),
  "farmer.reviews.reply": ({ review }) => ({ id: review, text: "Taken over." }),
  "farmer.visits.list": () => ({}),
  "farmer.visits.announce": () => VISIT,
  "farmer.visits.change": ({ visit }) => ({ ...VISIT_WORDS, seen: {}, id: visit }),
  "farmer.visits.cancel": ({ visit }) => ({
    id: visit,
    reason: "Taken over.",
  }),
  "farmer.balance": () => ({}),
  "farmer.payouts.account": () => ({}),
  "farmer.payouts.refresh": () => ({}),
  "farmer.payouts.list": () => ({}),
  "farmer.payouts.one": ({ payout }) => ({ payoutId: payout }),
  "farmer.payouts.why": ({ payout }) => ({ payoutId: payout }),
  "farmer.payouts.csv": ({ payout }) => ({ payoutId: payout }),
  "farmer.payouts.year": () => ({ year: 2026 }),
  "farmer.payouts.yearCsv": () => ({ year: 2026 }),
  "farmer.sales": () => ({ from: DAY, to: DAY }),
  "farmer.reliability": () => ({ from: DAY, to: DAY }),
  "farmer.salesWhy": ({ product }) => ({
    from: DAY,
    to: DAY,
    productId: product,
  }),
  "farmer.salesCsv": () => ({ from: DAY, to: DAY }),
  "farmer.page.read": () => ({}),
  "farmer.page.save": () => PAGE,
  "farmer.page.cover": () => ({ picture: `cover-${UPLOADED}` }),
  "farmer.page.pause": () => ({}),
  "farmer.page.reopen": () => ({}),
  "farmer.inventory.shelf": () => ({}),
  "farmer.inventory.product": ({ product }) => ({ productId: product }),
  "farmer.inventory.lastWeek": () => ({}),
  "farmer.inventory.history": ({ product }) => ({ productId: product }),
  "farmer.inventory.edit": ({ product }) => ({
    productId: product,
    change: PRICE,
  }),
  "farmer.inventory.bulkEdit": ({ product }) => ({
    edits: [{ productId: product, change: PRICE }],
  }),
  "farmer.inventory.editCells": ({ product }) => ({
    edits: [{ productId: product, change: PRICE }],
  }),
  "farmer.inventory.add": () => ({
    name: "Planted weed",
    category: "vegetables",
    price: 500,
    pack: "1 lb",
    measure: { quantity: 1, unit: "lb" },
    stock: 1,
    season: [11],
    allergens: [],
    picture: null,
    listed: true,
  }),
  "farmer.inventory.changeTexts": ({ product }) => ({
    productId: product,
    seen: {},
    texts: TEXTS,
  }),
  "farmer.inventory.changePicture": ({ product }) => ({
    productId: product,
    picture: `upload-${UPLOADED}`,
  }),
  "farmer.inventory.export": () => ({}),
};
