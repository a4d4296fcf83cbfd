import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { seedDemoAccounts } from "#server/demo/accounts.ts";
import { disableUsers, enableUsers } from "#server/services/accounts/admin/powers.ts";
import { undoDeletion } from "#server/services/accounts/own/deletion.ts";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { claimBox } from "#server/services/boxes/charging/claim.ts";
import { sendBoxNotices } from "#server/services/boxes/notices.ts";
import { remindOfBoxes } from "#server/services/boxes/remind.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import {
  type ChargedBoxes,
  chargedBoxes,
  LATER_DECLINED,
} from "#tests/support/setups/charged-boxes.ts";

let market: MarketPlace;
let at: ChargedBoxes;
let admin: { id: string; username: string };
beforeAll(async () => {
  market = await openMarketPlace();
  await seedDemoAccounts(market.deps);
  const { id, username } = users;
  const found = await market.deps.db
    .select({ id, username })
    .from(users)
    .where(eq(username, "admin"));
  admin = found[0]!;
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => {
  at = chargedBoxes(market);
});
afterEach(() => at.end());

type Begun = Awaited<ReturnType<ChargedBoxes["begun"]>>;
const close = (...all: Begun[]) =>
  disableUsers(at.deps, admin, { ids: all.map(({ home }) => home.user.id), reason: "Fraud" });
const dayBefore = (instant: string) => new Date(new Date(instant).getTime() - DAY);

describe("The weekly box of an account that is disabled or due for deletion", () => {
  test("is given up without a charge, a reminder or any other email", async () => {
    const [leaving, barred] = [await at.begun(), await at.begun()];
    await leaving.home.call((api) => api.accounts.requestDeletion());
    await close(barred);
    at.goTo(dayBefore(leaving.terms.chargeAt));
    await remindOfBoxes(at.deps);
    at.goTo(leaving.terms.chargeAt);
    await chargeBoxes(at.deps);
    for (const { box } of [leaving, barred]) {
      const after = await at.boxOf(box.id);
      expect(after).toMatchObject({ state: "given_up", attempt: 0, checkoutId: null });
      expect(after.lastError).toBe("account_closed");
      expect(await at.mailsAbout(box.id)).toEqual([]);
    }
  });

  test("causes no yearly notice", async () => {
    const barred = await at.begun();
    await close(barred);
    at.clock.pass(366 * DAY);
    await sendBoxNotices(at.deps);
    const [row] = await market.database.sql<{ id: string }[]>`
      select id from box_subscriptions where user_id = ${barred.home.user.id}`;
    expect(await at.mailsAbout(row!.id)).not.toContain("box_note");
  });

  test("causes a reminder and is charged if the account is restored", async () => {
    const [staying, back] = [await at.begun(), await at.begun()];
    await staying.home.call((api) => api.accounts.requestDeletion());
    await close(back);
    at.goTo(dayBefore(staying.terms.chargeAt));
    await remindOfBoxes(at.deps);
    await undoDeletion(at.deps, staying.home.user);
    await enableUsers(at.deps, admin, [back.home.user.id]);
    await remindOfBoxes(at.deps);
    at.goTo(staying.terms.chargeAt);
    await chargeBoxes(at.deps);
    for (const { box } of [staying, back]) {
      expect((await at.boxOf(box.id)).state).toBe("placed");
      expect(await at.mailsAbout(box.id)).toContain("box_reminder");
    }
  });

  test("is given up if its card was declined, but placed if its charge had already begun", async () => {
    const [declined, begun] = [await at.begun({ card: LATER_DECLINED }), await at.begun()];
    at.goTo(begun.terms.chargeAt);
    expect(await claimBox(at.deps, begun.box.id)).toHaveProperty("checkoutId");
    await chargeBoxes(at.deps);
    const { state, dueAt } = await at.boxOf(declined.box.id);
    expect(state).toBe("declined");
    await close(declined, begun);
    at.goTo(dueAt!);
    await chargeBoxes(at.deps);
    const after = await at.boxOf(declined.box.id);
    expect(after).toMatchObject({ state: "given_up", attempt: 1, lastError: "account_closed" });
    expect(await at.mailsAbout(declined.box.id)).toEqual(["box_declined"]);
    const [checkout] = await market.database.sql<{ state: string }[]>`
      select state from checkouts where id = ${after.checkoutId}`;
    expect(checkout!.state).toBe("expired");
    expect((await at.boxOf(begun.box.id)).state).toBe("placed");
    expect(await at.takenFor(begun.box.id)).toBe(1);
  });
});
