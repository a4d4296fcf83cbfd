import { describe, expect, test } from "vitest";
import type { Deps } from "#server/deps.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { begin, household } from "#tests/support/market/people/box-household.ts";
import { type ChargedBoxes, withChargedBoxes } from "#tests/support/setups/charged-boxes.ts";
import type { MarketPlace } from "#tests/support/market/market-place.ts";
import { spend } from "#tests/support/market/spent.ts";

let market: MarketPlace;
let monday: ChargedBoxes;
let deps: Deps;
const sql = () => market.database.sql;
withChargedBoxes((opened) => {
  ({ market, at: monday } = opened);
  ({ deps } = monday);
});
const goTo = (instant: string) => monday.goTo(instant);

async function begun(wishes: Parameters<typeof household>[2] = {}) {
  const home = await household(market, deps, wishes);
  const terms = await begin(home);
  const read = async () => (await home.call((api) => api.boxes.own.read()))!;
  return {
    ...home,
    terms,
    boxes: async () => (await read()).boxes,
    states: async () => (await read()).boxes.slice(0, 4).map(({ state }) => state),
    pause: (until: string) => home.call((api) => api.boxes.own.pause({ until })),
    mail: async () => {
      const [mail] = await sql()`select text from emails
        where dedupe_key like 'box_paused:%' and to_address = ${home.user.email}`;
      return String(mail?.["text"]).replaceAll("\u00a0", " ");
    },
  };
}

test("Repeated pauses are rate-limited and send no email", async () => {
  const home = await begun();
  await spend(sql(), "box_pause", home.user.id);
  await expect(home.pause("2026-12-10")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await home.mail()).toBe("undefined");
});

describe("The email about a pause", () => {
  test("says that nothing is delivered or charged if no box is closed", async () => {
    const home = await begun();
    await home.pause("2026-12-10");
    const mail = await home.mail();
    expect(mail).toContain("There is no box before Thursday, December 10, and nothing is charged.");
    expect(mail).not.toContain("still");
  });

  test("names a box that is already closed and will still be delivered", async () => {
    const home = await begun();
    goTo(home.terms.chargeAt);
    await chargeBoxes(deps);
    await home.pause("2026-12-20");
    const mail = await home.mail();
    expect(mail).toContain("Your box for Tuesday, December 1 is closed already and still comes.");
    expect(mail).toContain("no other box before Sunday, December 20, and nothing else is charged");
  });

  test("names each closed box, even before it is charged", async () => {
    const home = await begun();
    const { id } = (await home.boxes())[0]!;
    await home.call((api) => api.boxes.own.move({ id, day: "2026-12-05" }));
    // By then, both the moved box and the one for Tuesday, December 8, are closed.
    goTo("2026-12-05T08:00:00Z");
    await home.pause("2026-12-20");
    const mail = await home.mail();
    expect(mail).toContain("Your box for Saturday, December 5 is closed already and still comes.");
    expect(mail).toContain("Your box for Tuesday, December 8 is closed already and still comes.");
  });

  test("says that a declined box will be charged again", async () => {
    const home = await begun({ card: "pm_card_chargeCustomerFail" });
    goTo(home.terms.chargeAt);
    await chargeBoxes(deps);
    expect((await home.states())[0]).toBe("declined");
    await home.pause("2026-12-20");
    const mail = await home.mail();
    expect(mail).toContain("We still try to charge your card for the box for Tuesday, December 1.");
    expect(mail).toContain("no other box before Sunday, December 20, and nothing else is charged");
  });
});

test("A pause sent again sends one email, and pauses what was taken back out of it", async () => {
  const home = await begun();
  const mails = async () => {
    const [row] = await sql()`select count(*)::int from emails
      where dedupe_key like 'box_paused:%' and to_address = ${home.user.email}`;
    return Number(row?.["count"]);
  };
  await home.pause("2026-12-10");
  monday.clock.pass(60_000);
  await home.pause("2026-12-10");
  expect(await mails()).toBe(1);
  const [first] = await home.boxes();
  await home.call((api) => api.boxes.own.skip({ id: first!.id, skipped: false }));
  await home.pause("2026-12-10");
  expect(await home.states()).toEqual(["skipped", "skipped", "planned", "planned"]);
  expect(await mails()).toBe(2);
});

describe("Ending a pause early", () => {
  test("restores the boxes it skipped, but not those that the household had skipped", async () => {
    const home = await begun();
    const [first] = await home.boxes();
    await home.call((api) => api.boxes.own.skip({ id: first!.id, skipped: true }));
    await home.pause("2026-12-20");
    expect(await home.states()).toEqual(["skipped", "skipped", "skipped", "planned"]);
    await home.call((api) => api.boxes.own.resume());
    expect(await home.states()).toEqual(["skipped", "planned", "planned", "planned"]);
  });

  test("does not restore a box that the household skipped during the pause", async () => {
    const home = await begun();
    await home.pause("2026-12-20");
    const [first, second] = await home.boxes();
    const skip = (id: string, skipped: boolean) =>
      home.call((api) => api.boxes.own.skip({ id, skipped }));
    await skip(first!.id, false);
    await skip(first!.id, true);
    await skip(second!.id, false);
    await home.call((api) => api.boxes.own.resume());
    expect(await home.states()).toEqual(["skipped", "planned", "planned", "planned"]);
  });

  test("Shortening a pause restores the boxes after its new end", async () => {
    const home = await begun();
    await home.pause("2026-12-20");
    await home.pause("2026-12-05");
    expect(await home.states()).toEqual(["skipped", "planned", "planned", "planned"]);
  });
});
