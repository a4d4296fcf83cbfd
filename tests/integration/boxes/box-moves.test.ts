import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { planBoxes } from "#server/services/boxes/plan.ts";
import { CONFLICT } from "#tests/support/refusals.ts";
import { type BoxChoices, openBoxChoices } from "#tests/support/setups/box-choices.ts";

let market: Awaited<ReturnType<typeof openBoxChoices>>;
let at: BoxChoices;
beforeAll(async () => {
  market = await openBoxChoices();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await market.begin();
});
afterEach(() => market.end());

describe("Moving a box to another day of its week", () => {
  test("is possible to any delivery day before its cut-off, and changes when the box closes", async () => {
    const home = await at.begun();
    const before = await home.box();
    const planned = (await home.boxes()).length;
    expect(before.day).toBe("2026-12-01");
    expect(before.moves.map(({ day }) => day)).toEqual([
      "2026-11-30",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05",
      "2026-12-06",
    ]);
    await home.move("2026-12-03");
    const after = await home.box();
    expect(after).toMatchObject({ day: "2026-12-03", chosenFrom: "2026-12-01", movedFrom: null });
    expect(after.dueAt).toBe(before.moves.find(({ day }) => day === "2026-12-03")!.until);
    expect(after.total).toBe(before.total);
    await planBoxes(at.deps);
    expect((await home.box()).day).toBe("2026-12-03");
    expect(await home.boxes()).toHaveLength(planned);
    await home.move(null);
    expect(await home.box()).toMatchObject({ day: "2026-12-01", chosenFrom: null });
  });

  test("is refused outside the week, to a day without delivery, and after the cut-off", async () => {
    await at.set("zones", [
      { name: "North", prefixes: ["949"], feeCents: 0, minimumCents: 0, weekdays: [2, 4] },
    ]);
    const home = await at.begun();
    expect((await home.box()).moves.map(({ day }) => day)).toEqual(["2026-12-03"]);
    await expect(home.move("2026-12-02")).rejects.toMatchObject(CONFLICT);
    await expect(home.move("2026-12-08")).rejects.toMatchObject(CONFLICT);
    at.goTo("2026-11-28T18:00:00Z");
    await expect(home.move("2026-12-03")).rejects.toMatchObject(CONFLICT);
  });

  test("is undone if there is no longer any delivery that day, and the owner is notified", async () => {
    const home = await at.begun();
    await home.move("2026-12-03");
    await at.set("holidays", ["2026-12-03"]);
    await planBoxes(at.deps);
    expect(await home.box()).toMatchObject({ day: "2026-12-01", chosenFrom: null });
    const mails = await market.database.sql`
      select text from emails where kind = 'box_note' and to_address = ${home.user.email}`;
    expect(mails).toHaveLength(1);
  });

  test("does not suppress the email about another box moved by a holiday", async () => {
    const home = await at.begun();
    await home.move("2026-12-03");
    await at.set("holidays", ["2026-12-08"]);
    await home.move(null);
    expect((await home.boxes()).map(({ day }) => day).slice(0, 2)).toEqual([
      "2026-12-01",
      "2026-12-09",
    ]);
    const mails = await market.database.sql`
      select dedupe_key as key from emails where kind = 'box_note' and to_address = ${home.user.email}`;
    expect(mails.map(({ key }) => key)).toEqual([
      expect.stringMatching(/^box_moved:.*:2026-12-09/),
    ]);
  });

  test("changes when it is charged and delivered", async () => {
    const home = await at.begun();
    await home.move("2026-12-04");
    at.goTo("2026-11-28T20:00:00Z");
    await chargeBoxes(at.deps);
    expect((await home.box()).state).toBe("planned");
    at.goTo("2026-12-01T20:00:00Z");
    await chargeBoxes(at.deps);
    expect((await home.box()).state).toBe("placed");
    const [order] = await market.database.sql`
      select delivery_day from orders where user_id = ${home.user.id}`;
    expect(String(order!["delivery_day"])).toContain("2026-12-04");
  });
});
