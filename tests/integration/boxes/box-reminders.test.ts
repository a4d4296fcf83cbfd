import { describe, expect, test } from "vitest";
import { settings } from "#db/schema/platform/system.ts";
import type { Deps } from "#server/deps.ts";
import { remindOfBoxes } from "#server/services/boxes/remind.ts";
import { begin, household } from "#tests/support/market/people/box-household.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { type ChargedBoxes, withChargedBoxes } from "#tests/support/setups/charged-boxes.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";

let market: MarketPlace;
let monday: ChargedBoxes;
let deps: Deps;
const sql = () => market.database.sql;
withChargedBoxes((opened) => {
  ({ market, at: monday } = opened);
  ({ deps } = monday);
});
const goTo = (instant: string) => monday.goTo(instant);
const MINUTE = 60_000;
const BANK = {
  name: "Valley Table",
  street: "40 Granary Row",
  city: "Petaluma",
  zipCode: "94952",
  phone: "(707) 555-0144",
};
/** Within the day before the cut-off of the box for Tuesday, December 1. */
const DAY_BEFORE = "2026-11-27T20:00:00Z";
/** Within the last two hours before it. */
const LAST_HOURS = "2026-11-28T06:30:00Z";

async function begun() {
  const home = await household(market, deps);
  await begin(home);
  const id = (await home.call((api) => api.boxes.own.read()))!.boxes[0]!.id;
  const reminded = async () => {
    await remindOfBoxes(deps);
    const mails = await sql()`select text from emails
      where kind = 'box_reminder' and to_address = ${home.user.email}`;
    return mails
      .map(({ text }) => /Then we charge (\$\S+)/u.exec(String(text))?.[1] ?? "")
      .toSorted((one, other) => one.localeCompare(other));
  };
  return { ...home, id, reminded };
}

describe("The email the day before a box is charged", () => {
  test("is sent once while nothing changes", async () => {
    const home = await begun();
    goTo(DAY_BEFORE);
    expect(await home.reminded()).toEqual(["$27.19"]);
    await home.call((api) => api.boxes.own.change({ ...home.plan, shown: home.plan }));
    expect(await home.reminded()).toEqual(["$27.19"]);
  });

  test("is sent at most twice, the second time two hours before the charge, as things stand then", async () => {
    const bank = { key: "foodBank", value: BANK, updatedAt: monday.clock.now() };
    await market.database.db
      .insert(settings)
      .values(bank)
      .onConflictDoUpdate({ target: settings.key, set: bank });
    const home = await begun();
    const { id } = home;
    const saidLast = async () => {
      monday.clock.pass(MINUTE);
      await home.reminded();
      const mails = await sql()<{ text: string }[]>`
        select text from emails where kind = 'box_reminder' and to_address = ${home.user.email}
        order by created_at`;
      return { sent: mails.length, text: mails.at(-1)?.text ?? "" };
    };
    goTo(DAY_BEFORE);
    expect((await saidLast()).text).not.toContain(BANK.name);
    const evening = { ...home.plan, window: "evening" as const };
    await home.call((api) => api.boxes.own.change({ ...evening, shown: home.plan }));
    expect((await saidLast()).sent).toBe(1);
    const { clientSecret } = await home.call((api) => api.payments.cards.begin());
    const cardId = await market.keepCard(clientSecret, "pm_card_mastercard");
    await home.call((api) => api.boxes.own.change({ ...evening, cardId, shown: home.plan }));
    for (const donated of [false, true]) {
      await home.call((api) => api.boxes.own.donate({ id, donated }));
      expect((await saidLast()).sent).toBe(1);
    }
    goTo(LAST_HOURS);
    const second = await saidLast();
    expect(second.sent).toBe(2);
    for (const words of ["Mastercard", BANK.name]) expect(second.text).toContain(words);
    await home.call((api) => api.boxes.own.donate({ id, donated: false }));
    expect((await saidLast()).sent).toBe(2);
  });

  test("is sent again before the charge for the day that its owner moves it to", async () => {
    const home = await begun();
    goTo(DAY_BEFORE);
    await home.reminded();
    await home.call((api) => api.boxes.own.move({ id: home.id, day: "2026-12-04" }));
    expect(await home.reminded()).toHaveLength(1);
    goTo("2026-11-30T20:00:00Z");
    expect(await home.reminded()).toEqual(["$27.19", "$27.19"]);
  });

  test("states the price at the time it is written, even if the price changes during the run", async () => {
    const home = await begun();
    goTo(DAY_BEFORE);
    let reminding = Promise.resolve();
    await sql().begin(async (tx) => {
      await tx`select from box_subscriptions where user_id = ${home.user.id} for update`;
      reminding = remindOfBoxes(deps);
      await somethingWaits(sql());
      await tx`update boxes set price_cents = price_cents + 1000 where id = ${home.id}`;
    });
    await reminding;
    expect(await home.reminded()).toEqual(["$38.06"]);
  });

  test("is sent again with the new total if the market's fee changes", async () => {
    const home = await begun();
    goTo(DAY_BEFORE);
    expect(await home.reminded()).toEqual(["$27.19"]);
    await sql()`
      insert into settings (key, value, updated_at) values ('deliveryFeeCents', '499', now())`;
    try {
      expect(await home.reminded()).toEqual(["$27.19"]);
      goTo(LAST_HOURS);
      expect(await home.reminded()).toEqual(["$27.19", "$32.18"]);
      expect(await home.reminded()).toHaveLength(2);
    } finally {
      await sql()`delete from settings where key = 'deliveryFeeCents'`;
    }
  });

  test("is sent again with the new total if its owner then chooses another size", async () => {
    const home = await begun();
    goTo(DAY_BEFORE);
    await home.reminded();
    await home.call((api) =>
      api.boxes.own.change({ ...home.plan, shown: home.plan, size: "medium" }),
    );
    goTo(LAST_HOURS);
    const [small, medium] = await home.reminded();
    expect(small).toBe("$27.19");
    expect(medium).toMatch(/^\$4/u);
  });
});
