import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { farms } from "#db/schema/farms/farms.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { fromCsv } from "#server/csv/csv.ts";
import { speak } from "#server/language.ts";
import { inPrint } from "#server/pdf/pdf-look.ts";
import { makePayoutStatement } from "#server/pdf/payout-statement.ts";
import { getPayout } from "#server/services/payments/payouts/farm-payouts.ts";
import { changeBearer } from "#server/services/payments/refunds/change-bearer.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { businessAddressLine } from "#shared/platform/business/business.ts";
import { allGoodsWords } from "#shared/payments/payouts/statement-words.ts";
import { formatUsd } from "#shared/money.ts";
import { payoutStatementPath } from "#shared/payments/payouts/statement-files.ts";
import type { Fault } from "#shared/payments/refunds/refund-cause.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { wordsOfPdf } from "#tests/support/code/pdf-words.ts";
import { farmOwner } from "#tests/support/market/people/farm-owner.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  nextRun,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { openWorld, PASSWORD, type World } from "#tests/support/powers/world.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { refundOne } from "#tests/support/market/orders/refund-one.ts";

const LEGAL_NAME = "Hernández y Hermanas Agricultural Partnership of Sonoma County, LLC";
const WHY_FARM = "The bunches came without labels";
const WHY_MARKET = "It stood in our van for an hour";

let world: World;
let app: TestApp;
let admin: Awaited<ReturnType<World["person"]>>;
let owner: Awaited<ReturnType<typeof farmOwner>>;
let farmId: number;
let numbers: Record<"paid" | "poor" | "undone", string>;
let payoutId: string;

const sweep = () => {
  world.clock.pass(HOUR / 4);
  return sweepPayments(world.deps);
};
async function refundUnit({ order }: Awaited<ReturnType<typeof sold>>, fault: Fault) {
  await refundOne(world.deps, order.number, { by: admin.user, ...fault });
  await sweep();
}
async function approved() {
  const run = await nextRun(world);
  if (run.state === "drafted") await approveAsShown(world.deps, admin.user, run.id);
  await sweep();
}

beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  farmId = await growingFarm(world);
  await readyOwner(world, farmId);
  await world.deps.db.update(farms).set({ legalName: LEGAL_NAME }).where(eq(farms.id, farmId));
  const paid = await sold(world, 5);
  await deliver(world, paid.order);
  await approved();
  // The refund after the payout exceeds the sales since then, so it is carried to the next payout.
  await refundUnit(paid, { cause: "packed_wrong", bearer: "farm", bearerReason: WHY_FARM });
  await approved();
  const [poor, undone] = [await sold(world, 7), await sold(world, 3)];
  for (const { order } of [poor, undone]) await deliver(world, order);
  await refundUnit(poor, { cause: "poor_quality" });
  await refundUnit(undone, { cause: "customer_changed" });
  await refundUnit(undone, { cause: "damaged_on_the_way" });
  const [later] = await world.deps.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, poor.order.id));
  const decision = { refundId: later!.id, bearer: "market", reason: WHY_MARKET } as const;
  await changeBearer(world.deps, admin.user, decision);
  await approved();
  numbers = { paid: paid.order.number, poor: poor.order.number, undone: undone.order.number };
  payoutId = (await payoutsOf(world, farmId)).at(-1)!.id;
  // Weeks have passed, so the reader signs in again.
  owner = await farmOwner(world.deps, farmId);
  app = await openApp(world.deps);
});
afterAll(async () => {
  await assertInvariants(world.market.database.sql, world.clock.now());
  await app[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const onPage = () => owner.call((api) => api.farmer.payouts.one({ payoutId }));
const onPaper = async () =>
  wordsOfPdf((await makePayoutStatement(await getPayout(world.deps, farmId, payoutId))).bytes);

/** The column totals of a file, in cents. */
function sumsOf(file: string) {
  const [headings = [], ...rows] = fromCsv(file).filter((row) => row.length > 1);
  return (heading: string) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[headings.indexOf(heading)]) * 100), 0);
}

/** The text on the line below another text. */
function below(text: string, label: string): string | undefined {
  const lines = text.split("\n");
  return lines[lines.indexOf(label) + 1];
}

it("Page, file, PDF and email say the same, to the cent", async () => {
  const { amount, statement } = await onPage();
  const { gross, commission, refunds: taken, adjustments, carried, sum } = statement;
  const money = { gross, commission, refunds: taken, adjustments, carried, sum };
  // All components are non-zero, so the comparison covers each of them.
  expect(Object.values(money).every((one) => one !== 0)).toBe(true);
  expect(gross + commission + taken + adjustments).toBe(sum);
  expect(sum).toBe(amount);

  const inFile = sumsOf(await owner.call((api) => api.farmer.payouts.csv({ payoutId })));
  expect({
    gross: inFile("Sold"),
    commission: inFile("Commission"),
    refunds: inFile("Refunds"),
    adjustments: inFile("Adjustments"),
    carried: inFile("Of this, left over from earlier payout days"),
    sum: inFile("Sum"),
  }).toEqual(money);

  const labels = {
    gross: "Sold, 3 orders",
    commission: "Commission",
    refunds: "Refunds that you bear, and canceled sales",
    adjustments: "Adjustments of earlier refunds",
    carried: "Of this, left over from earlier payout days",
    sum: "Sum",
  };
  const shown = (of: (label: string) => string | undefined) =>
    Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, of(label)]));
  const expected = Object.fromEntries(
    Object.entries(money).map(([key, cents]) => [key, formatUsd(cents)]),
  );
  const paper = await onPaper();
  const printed = Object.fromEntries(
    Object.entries(expected).map(([key, words]) => [key, inPrint(words)]),
  );
  expect(shown((label) => below(paper, label))).toEqual(printed);

  const [mail] = await world.deps.db
    .select()
    .from(emails)
    .where(like(emails.dedupeKey, `payout_sent:${payoutId}:%`));
  const inMail = (label: string) =>
    new RegExp(`^${label}:? +(−?\\$[\\d,.]+)$`, "m").exec(mail!.text)?.[1];
  expect({
    gross: inMail("Sold in 3 orders"),
    commission: inMail("Our commission"),
    refunds: inMail(labels.refunds),
    adjustments: inMail(labels.adjustments),
    carried: inMail(labels.carried),
    sum: inMail("We pay you"),
  }).toEqual(expected);
});

describe("A statement", () => {
  it("has each line, and each refund that the farm bears with its cause, its bearer and the team's reason", async () => {
    const { items } = (await onPage()).statement;
    const facts = items.map(({ number, kind, gross, fault, isCarried }) => ({
      number,
      kind,
      isSold: gross > 0,
      fault,
      isCarried,
    }));
    const { paid, poor, undone } = numbers;
    const plain = { isSold: false, isCarried: false };
    expect(facts).toHaveLength(6);
    expect(facts).toEqual(
      expect.arrayContaining([
        {
          number: paid,
          kind: "refund",
          isSold: false,
          isCarried: true,
          fault: { cause: "packed_wrong", bearer: "farm", reason: WHY_FARM },
        },
        { number: poor, kind: "sold", isSold: true, isCarried: false, fault: null },
        {
          ...plain,
          number: poor,
          kind: "refund",
          fault: { cause: "poor_quality", bearer: "farm", reason: null },
        },
        {
          ...plain,
          number: poor,
          kind: "decided",
          fault: { cause: "poor_quality", bearer: "market", reason: WHY_MARKET },
        },
        { number: undone, kind: "sold", isSold: true, isCarried: false, fault: null },
        {
          ...plain,
          number: undone,
          kind: "refund",
          fault: { cause: "customer_changed", bearer: "customer", reason: null },
        },
      ]),
    );
    // Refunds borne by the carrier do not affect the farm and are not listed.
    expect(items.some(({ fault }) => fault?.cause === "damaged_on_the_way")).toBe(false);
    const paper = await onPaper();
    const text = paper.replaceAll(/\s+/g, " ");
    for (const words of [WHY_FARM, WHY_MARKET, ...Object.values(numbers)])
      expect(text).toContain(words);
  });

  it("names the farm as on its tax papers, and the market", async () => {
    const { business } = await getPayout(world.deps, farmId, payoutId);
    const text = (await onPaper()).replaceAll(/\s+/g, " ");
    expect(text).toContain(LEGAL_NAME);
    expect(text).toContain(business.name);
  });

  it("is in the reader's language throughout", async () => {
    const payout = await getPayout(world.deps, farmId, payoutId);
    const spanish = await speak("es", () => makePayoutStatement(payout));
    expect(spanish.bytes.toString("latin1")).toContain("/Lang (es-US)");
    const text = wordsOfPdf(spanish.bytes);
    for (const words of ["Estado del pago", "Vendido, 3 pedidos", "Comisión", "1 de 2"])
      expect(text).toContain(words);
    const { business, farmName, statement } = payout;
    const seller = `${business.name}, ${businessAddressLine(business)}`;
    const goods = statement.items.map((item) => allGoodsWords(item.goods));
    // Texts without a language: names, order numbers, and the team's own words.
    const names = [
      `${LEGAL_NAME} (${farmName})`,
      farmName,
      seller,
      WHY_FARM,
      WHY_MARKET,
      ...goods,
      ...Object.values(numbers),
    ];
    const spoken = (await onPaper())
      .split("\n")
      .filter((line) => /\p{L}/u.test(line) && text.split("\n").includes(line))
      .map((line) => line.trim().replace(/[”)]$/, ""));
    expect(spoken.filter((line) => !names.some((name) => name.includes(line)))).toEqual(["Total"]);
  });

  it("is the same file each time, on Letter, with its head on each of many pages", async () => {
    const payout = await getPayout(world.deps, farmId, payoutId);
    const items = Array.from({ length: 120 }, (_, at) => ({
      ...payout.statement.items[at % 6]!,
      key: String(at),
    }));
    const long = { ...payout, statement: { ...payout.statement, items } };
    const { bytes, pages } = await makePayoutStatement(long);
    const again = await makePayoutStatement(long);
    expect(bytes.equals(again.bytes)).toBe(true);
    expect(bytes.toString("latin1")).toContain("/MediaBox [0 0 612 792]");
    expect(pages).toBeGreaterThan(3);
    const lines = wordsOfPdf(bytes).split("\n");
    const count = (words: string) => lines.filter((line) => line === words).length;
    expect(count("Order, day")).toBe(pages);
    for (let page = 1; page <= pages; page += 1) expect(lines).toContain(`${page} of ${pages}`);
  });

  it("is a PDF for the farm's people and for admins, and for nobody else", async () => {
    const stranger = await farmOwner(world.deps);
    const buyer = await world.person();
    const asked = async (person: { user: { username: string } } | null, farm?: number) => {
      const client = httpClient(app);
      if (person) {
        await client.post("/api/login", { username: person.user.username, password: PASSWORD });
      }
      return client.get(payoutStatementPath(payoutId, farm));
    };
    const own = await asked(owner);
    expect([own.status, own.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(own.headers["cache-control"]).toBe("no-store");
    expect(own.headers["content-disposition"]).toMatch(/^inline; filename="payout-20/);
    expect((await asked(admin, farmId)).status).toBe(200);
    expect((await asked(admin)).status).toBe(404);
    expect((await asked(stranger)).status).toBe(404);
    expect((await asked(stranger, farmId)).status).toBe(404);
    expect((await asked(buyer)).status).toBe(403);
    expect((await asked(null)).status).toBe(401);
  });
});
