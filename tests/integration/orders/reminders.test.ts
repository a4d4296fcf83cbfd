import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emails } from "#db/schema/mail/emails.ts";
import { REMIND_FROM_HOUR, remindCustomers } from "#server/services/orders/remind-customers.ts";
import { addDays, startOfBusinessDay } from "#shared/time.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { refusingMails } from "#tests/support/servers/refusing-mails.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { CARROTS, openOwnWeeks, type OwnWeeks } from "#tests/support/setups/orders/own-weeks.ts";

let weeks: Awaited<ReturnType<typeof openOwnWeeks>>;
let at: OwnWeeks;
beforeAll(async () => {
  weeks = await openOwnWeeks();
});
afterAll(() => weeks[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await weeks.begin();
  return () => assertInvariants(weeks.database.sql, at.clock.now());
});

describe("Before the cut-off", () => {
  const remindersOf = async (number: string) =>
    at.market.database.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `order_reminder:${(await at.orderOf(number)).id}`));

  it("customers are reminded once, on the last day, and not at night", async () => {
    const day = addDays(at.today, 4);
    const number = await at.buy(day, 2);
    const lastDay = startOfBusinessDay(addDays(day, -2)).getTime();
    for (const early of [lastDay - HOUR, lastDay + (REMIND_FROM_HOUR - 1) * HOUR]) {
      at.goTo(new Date(early));
      await remindCustomers(at.deps);
      expect(await remindersOf(number)).toEqual([]);
    }
    at.goTo(new Date(lastDay + REMIND_FROM_HOUR * HOUR));
    const reminded = await Promise.all([remindCustomers(at.deps), remindCustomers(at.deps)]);
    expect(Math.max(...reminded)).toBe(1);
    expect(await remindCustomers(at.deps)).toBe(0);
    const [mail, ...more] = await remindersOf(number);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain(", 11:59 PM");
    expect(mail!.text).toContain("2 × Clock carrots");
    expect(mail!.text).toContain(`/dashboard/customer/orders/${number}`);
  });

  it("customers are reminded even if an earlier email cannot be written, which is retried", async () => {
    const day = addDays(at.today, 4);
    const goods = [{ slug: CARROTS, quantity: 1 }];
    const numbers: string[] = [];
    for (const name of ["broken", "first", "last"])
      numbers.push(
        await placedOrder(at.market, at.deps, visitor(at.deps), {
          goods,
          email: `${name}${at.serial}@furrow.example`,
          day,
        }),
      );
    const [broken = "", ...others] = numbers;
    at.goTo(new Date(startOfBusinessDay(addDays(day, -2)).getTime() + REMIND_FROM_HOUR * HOUR));
    {
      await using _ = await refusingMails(
        at.market.database.sql,
        `broken${at.serial}@furrow.example`,
      );
      await expect(remindCustomers(at.deps)).rejects.toThrow("a customer could not be reminded");
      for (const number of others) expect(await remindersOf(number)).toHaveLength(1);
      expect(await remindersOf(broken)).toEqual([]);
    }
    expect(await remindCustomers(at.deps)).toBe(1);
    expect(await remindersOf(broken)).toHaveLength(1);
  });

  it("customers who opted out are not reminded", async () => {
    const day = addDays(at.today, 4);
    const number = await at.buy(day);
    const choose = (on: boolean) =>
      at.ana.call((api) => api.accounts.customer.chooseMail({ kind: "order_reminder", on }));
    await choose(false);
    at.goTo(new Date(startOfBusinessDay(addDays(day, -2)).getTime() + REMIND_FROM_HOUR * HOUR));
    expect(await remindCustomers(at.deps)).toBe(0);
    expect(await remindersOf(number)).toEqual([]);
    await choose(true);
    expect(await remindCustomers(at.deps)).toBe(1);
  });

  it("no one is reminded of an order of the last 24 hours, or of one that is canceled", async () => {
    const day = addDays(at.today, 3);
    const canceled = await at.buy(day);
    await at.ana.call((api) => api.orders.cancel({ number: canceled }));
    at.goTo(new Date(startOfBusinessDay(addDays(day, -2)).getTime() - 2 * HOUR));
    const fresh = await at.buy(day);
    at.goTo(new Date(startOfBusinessDay(addDays(day, -2)).getTime() + 20 * HOUR));
    await remindCustomers(at.deps);
    expect(await remindersOf(fresh)).toEqual([]);
    expect(await remindersOf(canceled)).toEqual([]);
  });
});
