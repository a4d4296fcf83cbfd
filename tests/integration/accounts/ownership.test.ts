import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { type AppCaller, appRouter } from "#server/routers/index.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/basket.ts";
import {
  begin,
  firstBox,
  HOME,
  household,
  type Household,
} from "#tests/support/market/people/box-household.ts";
import { movableClock } from "#tests/support/market/clock.ts";
import { boughtGift } from "#tests/support/market/gift-cards.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { rowSums } from "#tests/support/market/row-sums.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import { guarded } from "#tests/support/code/procedures.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { VISIT } from "#tests/support/market/visits.ts";
import { written } from "#tests/support/market/written.ts";

/** Input fields that identify someone's row. */
const NAMES_A_ROW = ["id", "number", "orderNumber", "productId", "farmId", "cardId", "edits"];

/** Actions on public rows: only the caller's own row is written. */
const PUBLIC_ROWS = [
  "accounts.customer.saveProduct",
  "accounts.customer.followFarm",
  "orders.ownReview",
  "accounts.questions.ask",
  "accounts.questions.list",
];

/** Not found for the caller, not permitted, or, for a list, not as claimed. */
const REFUSED = /^(?:NOT_FOUND|FORBIDDEN|CONFLICT)$/;

const UPLOADED = "0123456789abcdef".repeat(2);

/** The customer's and the farm's rows that others try to access. */
type Rows = {
  session: string;
  address: string;
  view: string;
  alert: string;
  card: string;
  box: string;
  order: string;
  credit: number;
  product: number;
  farm: number;
  certificate: number;
  review: string;
  question: string;
  visit: string;
  payout: string;
};
type Input = Record<string, unknown>;

let market: MarketPlace;
let deps: Deps;
let rows: Rows;
let ben: Household;
let gus: Visitor;

beforeAll(async () => {
  market = await openMarketPlace();
  deps = { ...market.deps, clock: movableClock("2026-11-23T18:00:00Z") };
  const { db, sql } = market.database;
  const farm = await addFarm(db, { name: "Fern Farm" });
  await addProduct(db, { farmId: farm, slug: "ferns-beets" });
  const product = await setStock(db, "ferns-beets", 900);
  await farmer("fern", farm);
  gus = await farmer("gus", await addFarm(db, { name: "Gus Farm" }));
  const ana = await household(market, deps);
  ben = await household(market, deps);
  await begin(ana);
  await sql`update users set email_verified_at = now()`;
  const [claim] = await sql`
    insert into farm_certifications (farm_id, certification, created_at) values (${farm}, 'organic', now()) returning id`;
  const [payout] = await sql<{ id: string }[]>`
    with run as (insert into payout_runs (day, drafted_at, created_at, updated_at) values ('2026-12-01', now(), now(), now()) returning id)
    insert into payouts (run_id, farm_id, amount_cents, created_at, updated_at) select run.id, ${farm}, 1000, now(), now() from run returning id`;
  const [visit] = await sql<{ id: string }[]>`
    insert into farm_visits (farm_id, starts_at, ends_at, places, text, bring, meeting_point, created_at)
    values (${farm}, '2026-12-05T18:00:00Z', '2026-12-05T20:00:00Z', 10, 'Beets.', '', 'At the gate.', now()) returning id`;
  const [review] = await sql<{ id: string }[]>`
    insert into product_reviews (product_id, user_id, rating, text, created_at, written_at)
    values (${product}, ${ana.user.id}, 5, 'Sweet.', now(), now()) returning id`;
  const [question] = await sql<{ id: string }[]>`
    insert into farm_questions (farm_id, user_id, text, created_at)
    values (${farm}, ${ana.user.id}, 'Do you spray your beets?', now()) returning id`;
  const ofFarm = {
    question: question!.id,
    review: review!.id,
    visit: visit!.id,
    product,
    farm,
    certificate: Number(claim?.["id"]),
    payout: payout!.id,
  };
  rows = { ...(await rowsOf(ana)), ...ofFarm };
});
afterAll(() => market[Symbol.asyncDispose]());

async function farmer(username: string, farmId: number) {
  const { db, sql } = market.database;
  const person = await registered(deps, {
    username,
    email: `${username}@furrow.example`,
  });
  await sql`update users set role = 'farmer' where id = ${person.user.id}`;
  await db.insert(farmMembers).values({ userId: person.user.id, farmId, ...written() });
  return person;
}

/** Creates one row of each kind that a customer owns. */
async function rowsOf(customer: Household) {
  const { sql } = market.database;
  const { email } = customer.user;
  const goods = [{ slug: "ferns-beets", quantity: 3 }];
  const order = await placedOrder(market, deps, customer, { goods, email });
  await customer.call((api) =>
    api.accounts.customer.saveAddress({
      ...HOME,
      label: "Home",
      isDefault: true,
    }),
  );
  const [address] = await customer.call((api) => api.accounts.customer.addresses());
  const table = "/dashboard/admin/orders orders";
  await customer.call((api) => api.accounts.views.save({ table, name: "Mine", search: {} }));
  const [view] = await customer.call((api) => api.accounts.views.list({ table }));
  const [session] = await customer.call((api) => api.accounts.sessions());
  const [alert] = await sql<{ id: string }[]>`
    with subscriber as (insert into subscribers (email, source, created_at) values (${email}, 'footer_newsletter', now()) returning id)
    insert into product_alerts (subscriber_id, product_id, created_at) select subscriber.id, 1, now() from subscriber returning id`;
  const [credit] = await sql<{ id: number }[]>`
    insert into credits (user_id, amount_cents, key, reason, created_at)
    values (${customer.user.id}, 500, 'gift:ownership', 'Sorry', now()) returning id`;
  const box = await firstBox({ deps, call: customer.call });
  return {
    order,
    box: box.id,
    card: customer.plan.cardId,
    address: address!.id,
    view: view!.id,
    session: session!.id,
    alert: alert!.id,
    credit: credit!.id,
  };
}

/** Inputs with which another customer would access a customer's rows. */
const OF_A_CUSTOMER: Record<string, (rows: Rows, caller: Household) => Input> = {
  "accounts.endSession": ({ session }) => ({ id: session }),
  "payments.cards.choose": ({ card }) => ({ id: card }),
  "payments.cards.remove": ({ card }) => ({ id: card }),
  "checkout.paySaved": ({ card }) => ({ checkoutId: randomUUID(), revision: 1, cardId: card }),
  "orders.payAddition": ({ card }) => ({ checkoutId: randomUUID(), revision: 1, cardId: card }),
  "accounts.customer.saveAddress": ({ address }) => ({
    ...HOME,
    label: "Mine",
    isDefault: false,
    id: address,
  }),
  "accounts.customer.makeDefaultAddress": ({ address }) => ({ id: address }),
  "accounts.customer.removeAddress": ({ address }) => ({ id: address }),
  "accounts.customer.removeAlert": ({ alert }) => ({ id: alert }),
  "accounts.views.rename": ({ view }) => ({ id: view, name: "Theirs" }),
  "accounts.views.remove": ({ view }) => ({ id: view }),
  "accounts.questions.withdraw": ({ question }) => ({ id: question }),
  "boxes.own.subscribe": ({ card }, { plan }) => ({
    ...plan,
    cardId: card,
    consent: true,
    consentText: "I agree",
  }),
  "boxes.own.change": ({ card }, { plan }) => ({ ...plan, shown: plan, cardId: card }),
  "boxes.own.skip": ({ box }) => ({ id: box, skipped: true }),
  "boxes.own.move": ({ box }) => ({ id: box, day: "2026-12-03" }),
  "boxes.own.donate": ({ box }) => ({ id: box, donated: false }),
  "boxes.own.swapOffers": ({ box }) => ({ id: box, out: 1 }),
  "boxes.own.swap": ({ box }) => ({ id: box, out: 1, in: 2 }),
  "boxes.own.unswap": ({ box }) => ({ id: box }),
  "boxes.own.payNow": ({ box }) => ({ id: box }),
  "orders.byNumber": ({ order }) => ({ number: order }),
  "orders.why": ({ order }) => ({ number: order }),
  "payments.credit.why": ({ credit }) => ({ id: credit }),
  "orders.again": ({ order }) => ({ number: order }),
  "orders.changeTerms": ({ order }) => ({
    number: order,
    zipCode: HOME.zipCode,
  }),
  "orders.changeDelivery": ({ order }) => ({
    ...HOME,
    number: order,
    day: "2026-11-27",
    window: "morning",
  }),
  "orders.askMoneyBack": ({ order }) => ({ number: order }),
  "orders.redeliver": ({ order }) => ({ number: order, day: "2026-11-27", window: "morning" }),
  "orders.donate": ({ order }) => ({ number: order, donated: true }),
  "orders.takeOff": ({ order, product }) => ({
    number: order,
    productId: product,
    quantity: 1,
  }),
  "orders.beginAddition": ({ order, product }) => ({
    number: order,
    items: [{ id: product, quantity: 1 }],
  }),
  "orders.cancel": ({ order }) => ({ number: order }),
  "orders.review": ({ product }) => ({
    productId: product,
    rating: 1,
    text: "Mine now.",
  }),
  "orders.removeReview": ({ product }) => ({ productId: product }),
  "orders.report": ({ order, product }) => ({
    number: order,
    productId: product,
    kind: "missing",
    quantity: 1,
  }),
};

const DAY = "2026-11-25";
const LINE = ({ order, product }: Rows) => ({
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
const OF_A_FARM: Record<string, (rows: Rows) => Input> = {
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
const namesARow = (make: (rows: Rows) => Input) =>
  ["id", "productId", "orderNumber", "edits", "payoutId"].some((key) => key in make(rowsOfNoOne));
const rowsOfNoOne = {
  order: "",
  product: 1,
  certificate: 1,
  review: "",
  question: "",
} as Rows;

function callAt(api: AppCaller, path: string, input: Input): Promise<unknown> {
  const called = path
    .split(".")
    .reduce<unknown>((calls, name) => (calls as Record<string, unknown>)[name], api);
  return (called as (input: Input) => Promise<unknown>)(input);
}

async function expectRefused(caller: Visitor, path: string, input: Input): Promise<void> {
  const before = await rowSums(market.database.sql);
  await expect(caller.call((api) => callAt(api, path, input))).rejects.toMatchObject({
    code: expect.stringMatching(REFUSED),
  });
  expect(await rowSums(market.database.sql)).toEqual(before);
}

it("every customer and farmer procedure that identifies a row is tried here with someone else's row", () => {
  const inputs = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { inputs: z.ZodType[] } }
  >;
  const keysOf = (path: string) =>
    inputs[path]!._def.inputs.flatMap((schema) =>
      Object.keys(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties ?? {}),
    );
  const naming = guarded
    .filter(({ access }) => access !== "admin" && access !== "logistics")
    .filter(({ path }) => keysOf(path).some((key) => NAMES_A_ROW.includes(key)))
    .map(({ path }) => path);
  const tried = [...Object.keys(OF_A_CUSTOMER), ...Object.keys(OF_A_FARM), ...PUBLIC_ROWS];
  expect(naming.toSorted()).toEqual(tried.toSorted());
});

describe("Another customer (ASVS 8.2.2)", () => {
  it.each(Object.entries(OF_A_CUSTOMER))("cannot access a row by %s", async (path, inputOf) => {
    await expectRefused(ben, path, inputOf(rows, ben));
  });
});

it("no one else can access a gift card through payments.giftCards.resend", async () => {
  const { id } = await boughtGift(market, deps, {}, await household(market, deps));
  const again = { id, recipientEmail: "ben@furrow.example" };
  for (const caller of [ben, visitor(deps)])
    await expect(caller.call((api) => api.payments.giftCards.resend(again))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
});

describe("Another farmer (ASVS 8.2.2)", () => {
  it.each(Object.entries(OF_A_FARM))("cannot act for the farm by %s", async (path, inputOf) => {
    await expectRefused(gus, path, { ...inputOf(rows), farmId: rows.farm });
  });

  it.each(Object.entries(OF_A_FARM).filter(([, inputOf]) => namesARow(inputOf)))(
    "cannot access a row of the farm by %s from their own one",
    async (path, inputOf) => {
      await expectRefused(gus, path, inputOf(rows));
    },
  );
});
