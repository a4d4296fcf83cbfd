import { expect, it } from "vitest";
import { makeOrderReceipt } from "#server/pdf/order-receipt.ts";
import { confirmAgain } from "#server/services/orders/desk/confirm-again.ts";
import { getReceipt } from "#server/services/orders/own/receipt.ts";
import { REMIND_FROM_HOUR, remindCustomers } from "#server/services/orders/remind-customers.ts";
import { farmsHarvestDay } from "#messages/farms/harvest/harvest-day.ts";
import { speak } from "#server/language.ts";
import { addDays, businessDayAt, formatDayShort, startOfBusinessDay } from "#shared/time.ts";
import { type CrewDay, openCrewDay } from "#tests/support/market/orders/crew-day.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { onADay } from "#tests/support/market/time/on-a-day.ts";
import { wordsOfPdf } from "#tests/support/code/pdf-words.ts";

const YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

let at: CrewDay;
onADay(openCrewDay, (opened) => {
  at = opened;
});

/** Beets are fresh from the field all year; leeks stand for what nobody knows the harvest of. */
async function bought(day = at.day.current) {
  await at.sql`
    update products set category = 'vegetables', keeps_days = 7, season_months = ${YEAR} where id = ${at.beets}`;
  await at.sql`update products set category = 'pantry' where id = ${at.leeks}`;
  return at.bought({
    day,
    goods: [
      { slug: "own-beets", quantity: 2 },
      { slug: "own-leeks", quantity: 1 },
    ],
  });
}
/** The day after the last one to order for the delivery. */
const harvestDay = () => addDays(at.day.current, -1);
const expected = () => farmsHarvestDay.expected(formatDayShort(harvestDay()));

/** Its confirmations, the last one first. */
const confirmationsOf = (number: string) => at.sql<{ text: string; html: string }[]>`
  select text, html from emails where kind = 'order_placed' and text like ${`%${number}%`}
  order by created_at desc, id desc`;

const receiptOf = async (number: string) => {
  const { bytes } = await makeOrderReceipt(await getReceipt(at.deps, at.ana.user, number));
  return wordsOfPdf(bytes).replaceAll(/\s+/g, " ");
};
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

it("After paying, the answer has the day of each line, where it is known", async () => {
  const number = await bought();
  const [row] = await at.sql<{ paymentIntentId: string }[]>`
    select payment_intent_id as "paymentIntentId" from orders where number = ${number}`;
  const answer = await at.ana.call((api) => api.checkout.processOrder(row!));
  if (!("goods" in answer)) throw new Error(answer.status);
  expect(answer.goods.map(({ name, harvest }) => [name, harvest])).toEqual([
    ["Own beets", { day: harvestDay(), isOver: false }],
    ["Own leeks", null],
  ]);
});

it("The confirmation says it, and so does one that the team sends again", async () => {
  const number = await bought();
  const [mail] = await confirmationsOf(number);
  const lines = mail!.text.split("\n").map(plain);
  const beets = lines.findIndex((line) => line.includes("Own beets"));
  expect(lines[beets + 1]!.trim()).toBe(plain(expected()));
  expect(lines.filter((line) => line.includes("Expected harvest"))).toHaveLength(1);
  expect(plain(mail!.html)).toContain(plain(expected()));

  // A season that changes later does not change what the order said.
  await at.sql`update products set season_months = '{}' where id = ${at.beets}`;
  expect(await confirmationsOf(number)).toEqual([mail]);
  await at.sql`update products set season_months = ${YEAR} where id = ${at.beets}`;

  await at.lock();
  at.clock.pass(1_000);
  await at.sql`update order_lines set harvested_at = ${at.clock.now().toISOString()}::timestamptz
    where product_id = ${at.beets} and order_id = (select id from orders where number = ${number})`;
  await confirmAgain(at.deps, at.ada.user, number);
  const [again] = await confirmationsOf(number);
  const harvested = farmsHarvestDay.harvested(formatDayShort(businessDayAt(at.clock.now())));
  expect(plain(again!.text)).toContain(plain(harvested));
});

/** The lines of an email about the order, with the one below the goods' name. */
async function belowGoods(kind: string, number: string, name: string) {
  const mail = (await at.mailsOf(number)).find((one) => one.kind === kind);
  const lines = mail?.text.split("\n").map(plain) ?? [];
  return lines[lines.findLastIndex((line) => line.includes(name)) + 1]?.trim();
}

it("The reminder before the cut-off says it, where it is known", async () => {
  const day = addDays(at.day.current, 2);
  const number = await bought(day);
  const morning = startOfBusinessDay(addDays(day, -2)).getTime() + REMIND_FROM_HOUR * HOUR;
  at.clock.pass(morning - at.clock.now().getTime());
  await remindCustomers(at.deps);
  const known = farmsHarvestDay.expected(formatDayShort(addDays(day, -1)));
  expect(await belowGoods("order_reminder", number, "Own beets")).toBe(plain(known));
  const [reminder] = (await at.mailsOf(number)).filter(({ kind }) => kind === "order_reminder");
  expect(reminder!.text.match(/Expected harvest/g)).toHaveLength(1);
  expect(reminder!.text).toContain("1 × Own leeks");
});

it("The email about added goods says it of those, where it is known", async () => {
  const number = await bought();
  const add = async (id: number) => {
    const begun = await at.ana.call((api) =>
      api.orders.beginAddition({ number, items: [{ id, quantity: 3 }] }),
    );
    await at.market.pay(begun.paymentIntentId);
    await at.ana.call((api) =>
      api.checkout.processOrder({ paymentIntentId: begun.paymentIntentId }),
    );
  };
  await add(at.leeks);
  const [added] = (await at.mailsOf(number)).filter(({ kind }) => kind === "order_added_to");
  expect(added!.text).toContain("3 × Own leeks");
  expect(added!.text).not.toContain("harvest");
  await add(at.beets);
  const texts = (await at.mailsOf(number)).map(({ text }) => plain(text));
  expect(texts.some((text) => text.includes(`3 × Own beets ${plain(expected())}`))).toBe(true);
});

it("The receipt and the packing slip say it, the slip in the language of the order", async () => {
  const number = await bought();
  expect(await receiptOf(number)).toContain(plain(`Fern Farm. ${expected()}`));
  await at.lock();
  await at.sql`update orders set language = 'es' where number = ${number}`;
  const slips = await at.lou.call((api) => api.logistics.slips(at.here()));
  const lines = slips.flatMap(({ farms }) => farms.flatMap((farm) => farm.lines));
  const spanish = speak("es", expected);
  expect(spanish).toContain("Cosecha prevista");
  expect(lines.map(({ harvest }) => harvest)).toEqual([spanish, null]);
});
