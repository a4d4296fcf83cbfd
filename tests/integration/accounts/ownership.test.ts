import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type AppCaller, appRouter } from "#server/routers/index.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import { boughtGift } from "#tests/support/market/payments/gift-cards.ts";
import { rowSums } from "#tests/support/market/payments/row-sums.ts";
import { guarded } from "#tests/support/code/procedures.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { OF_A_CUSTOMER } from "#tests/support/powers/customer-calls.ts";
import { OF_A_FARM } from "#tests/support/powers/farm-calls.ts";
import {
  type CalledWith,
  openOwnedRows,
  type OwnedMarket,
  type OwnedRows,
} from "#tests/support/powers/owned-rows.ts";

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

let owned: OwnedMarket;
beforeAll(async () => {
  owned = await openOwnedRows();
});
afterAll(() => owned[Symbol.asyncDispose]());

const namesARow = (make: (rows: OwnedRows) => CalledWith) =>
  ["id", "productId", "orderNumber", "edits", "payoutId"].some((key) => key in make(rowsOfNoOne));
const rowsOfNoOne = {
  order: "",
  product: 1,
  certificate: 1,
  review: "",
  question: "",
  note: "",
} as OwnedRows;

function callAt(api: AppCaller, path: string, input: CalledWith): Promise<unknown> {
  const called = path
    .split(".")
    .reduce<unknown>((calls, name) => (calls as Record<string, unknown>)[name], api);
  return (called as (input: CalledWith) => Promise<unknown>)(input);
}

async function expectRefused(caller: Visitor, path: string, input: CalledWith): Promise<void> {
  const before = await rowSums(owned.market.database.sql);
  await expect(caller.call((api) => callAt(api, path, input))).rejects.toMatchObject({
    code: expect.stringMatching(REFUSED),
  });
  expect(await rowSums(owned.market.database.sql)).toEqual(before);
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
    await expectRefused(owned.ben, path, inputOf(owned.rows, owned.ben));
  });
});

it("no one else can access a gift card through payments.giftCards.resend", async () => {
  const { market, deps, ben } = owned;
  const { id } = await boughtGift(market, deps, {}, await household(market, deps));
  const again = { id, recipientEmail: "ben@furrow.example" };
  for (const caller of [ben, visitor(deps)])
    await expect(caller.call((api) => api.payments.giftCards.resend(again))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
});

describe("Another farmer (ASVS 8.2.2)", () => {
  it.each(Object.entries(OF_A_FARM))("cannot act for the farm by %s", async (path, inputOf) => {
    await expectRefused(owned.gus, path, { ...inputOf(owned.rows), farmId: owned.rows.farm });
  });

  it.each(Object.entries(OF_A_FARM).filter(([, inputOf]) => namesARow(inputOf)))(
    "cannot access a row of the farm by %s from their own one",
    async (path, inputOf) => {
      await expectRefused(owned.gus, path, inputOf(owned.rows));
    },
  );
});
