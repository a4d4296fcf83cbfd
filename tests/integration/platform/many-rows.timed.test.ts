import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placedLines } from "#server/services/checkout/placed-goods.ts";
import { hashToken } from "#server/services/platform/links/tokens.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { fillWithManyRows, MANY } from "#tests/support/postgres/many-rows.ts";
import { expectQuick } from "#tests/support/postgres/quick.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

/** Maximum duration of a page's query, in milliseconds. */
const QUICK = 150;
/** Maximum duration of sorting by a sum, which reads all rows, in milliseconds. */
const SUMMED = 1_000;
const LAST_PAGE = MANY / 25;
const today = businessDayAt(new Date());

let database: FreshDatabase;
let admin: Visitor;
beforeAll(async () => {
  database = await freshDatabase();
  const deps = testDeps(database.db);
  await fillWithManyRows(database);
  admin = await signedInAdmin(deps);
}, 120_000);
afterAll(() => database[Symbol.asyncDispose]());

type Page = Promise<{ rows: unknown[]; total: number }>;
type List = {
  name: string;
  page: (api: AppCaller, query: object) => Page;
  asked: object[];
  summed?: object[];
};

/** Each sort order in both directions, near the start, in the middle and at the end. */
const ordered = (...sorts: string[]) =>
  sorts.flatMap((sort) => [
    { sort, dir: "asc" },
    { sort, dir: "desc", page: 40 },
    { sort, dir: "asc", page: LAST_PAGE },
  ]);

const LISTS: List[] = [
  {
    name: "accounts",
    page: (api, query) => api.admin.users.page(query),
    asked: [
      ...ordered("createdAt", "name", "username", "email", "lastSeenAt"),
      { q: "person-77777@" },
      { q: "last4", sort: "name" },
      { role: "farmer", q: "last" },
      { state: "open", page: 40 },
    ],
    summed: ordered("orders", "spent"),
  },
  {
    name: "subscribers",
    page: (api, query) => api.admin.subscribers.page(query),
    asked: [
      ...ordered("createdAt", "email"),
      { q: "reader-77777@" },
      { state: "confirmed" },
      { source: "footer_newsletter", q: "last4" },
    ],
  },
  {
    name: "applications",
    page: (api, query) => api.admin.applications.page(query),
    asked: [
      ...ordered("reviewDueOn", "submittedAt"),
      { q: "farm 4711 " },
      { q: "davis" },
      { state: "open" },
    ],
  },
  {
    name: "farms",
    page: (api, query) => api.admin.farms.page(query),
    asked: [...ordered("name", "town", "createdAt"), { q: "farm 77777" }, { status: "paused" }],
    summed: [...ordered("products", "sold"), { q: "town 3", sort: "sold" }],
  },
  {
    name: "payments",
    page: (api, query) => api.admin.payments.page(query),
    asked: [
      ...ordered("createdAt", "amount"),
      { q: "FUR-77777" },
      { q: "person-4" },
      { state: "refunded", sort: "amount" },
    ],
  },
  {
    name: "orders",
    page: (api, query) => api.admin.orders.page(query),
    asked: [
      ...ordered("placedAt", "deliveryDay", "total"),
      { q: "FUR-77777" },
      { q: "person-4" },
      { q: "first5 last4" },
      { q: "77777 orchard", sort: "total" },
      { q: "+1 (530) 557-7777" },
      { state: "failed_delivery" },
      { state: "delivered", q: "town 3", page: 3 },
      { day: "2026-02-03", window: "morning" },
      { zip: "93210" },
      { problem: "open", page: 40 },
      { problem: "any", q: "last4" },
      { placed: { from: addDays(today, -6), to: today }, state: "standing" },
      { paidBy: "credit", sort: "deliveryDay" },
      { paidBy: "card", window: "morning" },
    ],
  },
  {
    name: "problems",
    page: (api, query) => api.admin.problems.page(query),
    asked: [
      ...ordered("createdAt"),
      { q: "FUR-77777" },
      { q: "carrot" },
      { state: "refunded", q: "person-4" },
    ],
  },
  {
    name: "a farm's problems",
    page: (api, query) => api.farmer.problems.page({ ...query, farmId: 77_777 }),
    asked: [{ sort: "createdAt", dir: "asc" }],
  },
  {
    name: "messages",
    page: (api, query) => api.admin.messages.page(query),
    asked: [
      ...ordered("createdAt"),
      { q: "writer-77777@" },
      { q: "last4" },
      { state: "new", page: 40 },
    ],
  },
  {
    name: "jobs",
    page: (api, query) => api.admin.jobs.page(query),
    asked: [...ordered("runAt"), { q: "number 77778" }, { state: "dead" }, { q: "product alerts" }],
  },
  {
    name: "weekly boxes",
    page: (api, query) => api.admin.boxes.page(query),
    asked: [
      ...ordered("since"),
      { q: "person-77777@" },
      { q: "last4" },
      { state: "paused", page: 40 },
    ],
  },
  {
    name: "audit entries",
    page: (api, query) => api.admin.audit.page(query),
    asked: [
      ...ordered("at"),
      { q: "farm 77777" },
      { q: "admin-4" },
      { action: "user.role_changed" },
    ],
  },
  {
    name: "mails",
    page: (api, query) => api.admin.mails.outbox(query),
    asked: [
      ...ordered("createdAt"),
      { q: "person-77777@" },
      { q: "fur-4" },
      { state: "failed" },
      { kind: "farm_sheet" },
    ],
  },
];

const lookAtAll = () => database.sql`select count(*) from users where first_name = 'No one'`;

const expectWithin = (limit: number, page: List["page"], query: object) =>
  expectQuick({ name: JSON.stringify(query), limit, lookAtAll }, async () => {
    const { rows } = await admin.call((api) => page(api, query));
    expect(rows, JSON.stringify(query)).not.toHaveLength(0);
  });

it.each(LISTS)(
  "a hundred thousand $name stay quick: every sort order, search and filter",
  async ({ page, asked, summed = [] }) => {
    for (const query of asked) await expectWithin(QUICK, page, query);
    for (const query of summed) await expectWithin(SUMMED, page, query);
  },
  120_000,
);

it("searching among a hundred thousand of each stays quick", async () => {
  const page: List["page"] = async (api, query) => {
    const rows = await api.admin.search(query as { q: string });
    return { rows, total: rows.length };
  };
  for (const q of [
    "FUR-77777",
    "last4",
    "first5 last4",
    "farm 777",
    "carrot",
    "fi",
    "5305577777",
  ]) {
    await expectWithin(QUICK, page, { q });
  }
}, 60_000);

it("the goods of one order are found without reading those of others", async () => {
  await database.sql`
    insert into checkouts (id, token_hash, hold_expires_at, hold_ends_at, created_at)
    values (md5('checkout777')::uuid, ${hashToken("777")}, now(), now(), now())`;
  const [{ id } = { id: "" }] = await database.sql<{ id: string }[]>`
    select md5('checkout777')::uuid as id`;
  await database.db.transaction(async (tx) => {
    const goods = await placedLines(tx, { token: "777", user: null }, id);
    expect(goods).toHaveLength(1);
    const [read] = await tx.execute(sql`
      select sum(pg_stat_get_xact_tuples_returned(relation))::int as rows
      from unnest(array['orders', 'order_lines', 'checkouts']::regclass[]) relation`);
    expect(read).toEqual({ rows: 0 });
  });
});

it("each row of an account or a farm shows only its own orders", async () => {
  const [user] = (await admin.call((api) => api.admin.users.page({ q: "person-7@" }))).rows;
  expect(user).toMatchObject({ orders: 1, spent: 500 });
  const [farm] = (await admin.call((api) => api.admin.farms.page({ q: "farm 7 family" }))).rows;
  expect(farm).toMatchObject({ name: "Farm 7", sold: 500 });
});
