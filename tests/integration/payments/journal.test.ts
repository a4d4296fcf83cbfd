import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { fromCsv } from "#server/csv/csv.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { exportJournal } from "#server/services/payments/books/journal.ts";
import { post } from "#server/services/payments/ledger.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { inTransaction } from "#db/transaction.ts";
import { cents } from "#shared/money.ts";
import { plainPaymentEntries } from "#shared/payments/ledger.ts";
import { DEFAULT_BOOK_ACCOUNTS } from "#shared/payments/books/book-accounts.ts";
import { paymentsAdmin } from "#messages/payments/admin.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  nextRun,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { openWorld, PASSWORD, type Person, type World } from "#tests/support/powers/world.ts";
import { type Client, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";

let world: World;
let app: TestApp;
let admin: Person;
let buyer: Person;
let number: string;
let period: { from: string; to: string };
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  const approver = await world.person("admin");
  const farmId = await growingFarm(world);
  await readyOwner(world, farmId);
  const from = businessDayAt(world.clock.now());
  const { order } = await sold(world, 5);
  await deliver(world, order);
  const run = await nextRun(world);
  await approveAsShown(world.deps, approver.user, run.id);
  await sweepPayments(world.deps);
  buyer = await world.person();
  const refunded = await world.order(buyer, { quantity: 3 });
  number = refunded.number;
  await refundOrder(world.deps, null, {
    intentId: refunded.paymentIntentId,
    wish: "remaining",
    reason: "It had wilted",
    cause: "poor_quality",
  });
  period = { from, to: businessDayAt(world.clock.now()) };
  app = await openApp(world.deps);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

async function clientOf({ user: { username } }: Person): Promise<Client> {
  const client = httpClient(app);
  await client.post("/api/login", { username, password: PASSWORD });
  return client;
}

const addressOf = ({ from, to }: typeof period) => `/journal.csv?from=${from}&to=${to}`;

/** The parsed lines of a file, with the last one separate. */
function read(text: string) {
  const [, ...rows] = fromCsv(text).filter((row) => row.length > 1);
  const lines = rows.map(([day, entry, ledger, book, name, debit, credit, memo]) => ({
    day,
    entry,
    ledger,
    book,
    name,
    memo,
    debit: Math.round(Number(debit) * 100),
    credit: Math.round(Number(credit) * 100),
  }));
  return { lines: lines.slice(0, -1), total: lines.at(-1)! };
}

async function journalOf(days = period, pageSize?: number) {
  let text = "";
  for await (const part of await exportJournal(world.deps, admin.user, days, pageSize))
    text += part;
  return read(text);
}

const sumOf = (lines: readonly { debit: number; credit: number }[], side: "debit" | "credit") =>
  lines.reduce((sum, line) => sum + line[side], 0);

describe("The journal of a period", () => {
  it("balances in every transaction and in all, and its last line has the sums", async () => {
    const { lines, total } = await journalOf();
    const entries = Map.groupBy(lines, ({ entry }) => entry);
    expect(entries.size).toBeGreaterThanOrEqual(5);
    for (const [entry, own] of entries) {
      expect(sumOf(own, "debit"), `entry ${entry}`).toBe(sumOf(own, "credit"));
      expect(own.every(({ debit, credit }) => debit > 0 !== credit > 0)).toBe(true);
    }
    expect(total).toMatchObject({ day: "Total", entry: "", ledger: "", book: "", memo: "" });
    expect(total.debit).toBe(sumOf(lines, "debit"));
    expect(total.credit).toBe(total.debit);
    expect(total.debit).toBeGreaterThan(0);
  });

  it("has what the ledger has of each account, under its number", async () => {
    const { lines } = await journalOf();
    const sums = await world.market.database.sql<{ account: "farm_payable"; sum: number }[]>`
      select account, sum(amount_cents)::int as sum from ledger_entries group by account`;
    const ofLedger = sums.map(({ account, sum }) => [
      paymentsAdmin.accounts[account],
      DEFAULT_BOOK_ACCOUNTS[account].number,
      sum,
    ]);
    const byAccount = Map.groupBy(lines, ({ ledger, book }) => `${ledger} ${book}`);
    const ofJournal = [...byAccount.values()].map((own) => [
      own[0]?.ledger,
      own[0]?.book,
      sumOf(own, "debit") - sumOf(own, "credit"),
    ]);
    expect(ofJournal).toHaveLength(ofLedger.length);
    expect(ofJournal).toEqual(expect.arrayContaining(ofLedger));
  });

  it("is the same in pages of one transaction, cut nowhere within one", async () => {
    expect(await journalOf(period, 1)).toEqual(await journalOf());
    expect(await journalOf(period, 2)).toEqual(await journalOf());
  });

  it("names orders and transfers, and no customer", async () => {
    const { lines } = await journalOf();
    const memos = lines.map(({ memo }) => memo);
    expect(memos).toContain(`sale ${number}`);
    expect(memos).toContain(`order refund ${number}`);
    expect(memos).toContainEqual(expect.stringMatching(/^payout to a farm tr_/));
    expect(JSON.stringify(lines)).not.toContain(buyer.user.username);
  });

  it("begins and ends at midnight in the business's zone", async () => {
    const day = "2025-03-09";
    // The clocks go forward on that day: in UTC it begins at 8:00 and ends at 7:00 on the next day.
    const moments = {
      before: "2025-03-09T07:59:59.999Z",
      first: "2025-03-09T08:00:00.000Z",
      last: "2025-03-10T06:59:59.999Z",
      after: "2025-03-10T07:00:00.000Z",
    };
    for (const [name, at] of Object.entries(moments)) {
      const lines = plainPaymentEntries(cents(1_200));
      const posting = { key: `payment:pi_${name}`, kind: "payment" as const, lines };
      await inTransaction(world.deps.db, (tx) =>
        post(tx, { ...posting, at: new Date(at), orderId: null, intentId: `pi_${name}` }),
      );
    }
    const { lines, total } = await journalOf({ from: day, to: day });
    expect(lines.map((line) => [line.day, line.book, line.memo])).toEqual([
      [day, "1050", "payment pi_first"],
      [day, "4900", "payment pi_first"],
      [day, "1050", "payment pi_last"],
      [day, "4900", "payment pi_last"],
    ]);
    expect(total).toMatchObject({ debit: 2_400, credit: 2_400 });
    const next = await journalOf({ from: addDays(day, 1), to: addDays(day, 1) });
    expect(next.lines.map(({ memo }) => memo)).toEqual(["payment pi_after", "payment pi_after"]);
  });
});

describe("The file", () => {
  it("is for admins alone: others are refused, and nothing is written down", async () => {
    const count = () => world.deps.db.$count(auditLog, eq(auditLog.subjectKind, "journal"));
    const before = await count();
    const farmer = await world.person("farmer");
    expect((await httpClient(app).get(addressOf(period))).status).toBe(401);
    expect((await (await clientOf(buyer)).get(addressOf(period))).status).toBe(403);
    expect((await (await clientOf(farmer)).get(addressOf(period))).status).toBe(403);
    expect((await (await clientOf(farmer)).get(`/es${addressOf(period)}`)).status).toBe(403);
    expect(await count()).toBe(before);
  });

  it("is a table that no cache keeps, and who took it is written down", async () => {
    const answer = await (await clientOf(admin)).get(addressOf(period));
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "no-store",
      "content-disposition": "attachment",
    });
    expect(answer.text.split("\r\n")[0]).toBe(
      "\u{FEFF}Date,Entry number,Ledger account,Account number,Account name,Debit,Credit,Memo",
    );
    expect(read(answer.text)).toEqual(await journalOf());
    const [entry] = await world.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectKind, "journal"))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry).toMatchObject({
      action: "export.made",
      actorId: admin.user.id,
      subjectName: `${period.from} ${period.to}`,
    });
  });

  it("speaks the admin's language to its last line, refuses days that are none", async () => {
    const client = await clientOf(admin);
    const { text } = await client.get(`/es${addressOf(period)}`);
    expect(text).toContain("Fecha,Número de asiento,Cuenta del libro mayor");
    expect(text).toContain("Por pagar a granjas,2100,Por pagar a granjas");
    for (const query of ["", "?from=2026-01-02&to=2026-01-01", "?from=2026-01-01&to=never"])
      expect((await client.get(`/journal.csv${query}`)).status).toBe(400);
  });

  it("has the accounts of the settings; text that would run as a formula is quoted", async () => {
    const owner = await world.person("admin");
    const settings = await owner.call((api) => api.admin.settings.read());
    const { version } = settings.tabs.find(({ tab }) => tab === "books")!;
    const save = (farm_payable: { number: string; name: string }) =>
      owner.call((api) =>
        api.admin.settings.save({
          tab: "books",
          version,
          values: { bookAccounts: { ...settings.settings.bookAccounts, farm_payable } },
        }),
      );
    await expect(save({ number: "", name: "Farms" })).rejects.toThrow(
      "Every account needs a number",
    );
    await save({ number: "2150", name: "=Farms(1)" });
    const { text } = await (await clientOf(admin)).get(addressOf(period));
    expect(text).toContain("farm payable,2150,'=Farms(1),");
    expect(text).toContain("tax payable,2200,tax payable,");
  });
});
