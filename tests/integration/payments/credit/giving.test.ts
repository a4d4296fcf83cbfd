import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { emails } from "#db/schema/mail/emails.ts";
import { refuseOwnMoney } from "#server/services/payments/refunds/own-money.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { type CustomerCredit, withCustomerCredit } from "#tests/support/setups/customer-credit.ts";

let at: CustomerCredit;
withCustomerCredit((opened) => {
  at = opened;
});

describe("Credit of the team's goodwill", () => {
  it("is given once however often it is pressed, stands in the log, and is confirmed with its reason", async () => {
    const key = crypto.randomUUID();
    await at.give(1_250, key);
    await at.give(1_250, key);
    const { movements, ...credit } = await at.ana.call((api) => api.payments.credit.mine());
    expect(credit.balance).toBe(1_250);
    expect(movements).toMatchObject([
      { amount: 1_250, reason: "The van was late", orderNumber: null },
    ]);
    const { db } = at.market.database;
    const log = await db.select().from(auditLog).where(eq(auditLog.subjectId, at.ana.user.id));
    expect(log).toMatchObject([
      { action: "credit.given", actorId: at.chief.user.id, detail: { amount: 1_250 } },
    ]);
    const mails = await db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `credit_given:${key}`));
    expect(mails).toMatchObject([
      { to: at.ana.user.email, text: expect.stringContaining("The van was late") },
    ]);
    const seen = await at.chief.call((api) => api.admin.users.one({ id: at.ana.user.id }));
    expect(seen.credit).toBe(1_250);
  });

  it("is not told as given when its key has given something else, whose answer was lost", async () => {
    const key = crypto.randomUUID();
    const before = await at.balance();
    await at.give(1_000, key);
    const other = { code: "CONFLICT", message: expect.stringContaining("$10.00") };
    await expect(at.give(1_500, key)).rejects.toMatchObject(other);
    await expect(at.give(1_000, key, "The eggs were broken")).rejects.toMatchObject(other);
    const ben = await at.person("ben-gift");
    const toBen = { id: ben.user.id, key, amount: 1_000, reason: "The van was late" };
    await expect(at.chief.call((api) => api.admin.credit.give(toBen))).rejects.toMatchObject(other);
    await at.give(1_000, key);
    expect(await at.balance()).toBe(before + 1_000);
  });

  it("is not an admin's to give to themselves while another one could", async () => {
    const own = { id: at.chief.user.id, key: crypto.randomUUID(), amount: 500, reason: "For me" };
    const give = () => at.chief.call((api) => api.admin.credit.give(own));
    await give();
    const other = await at.person("second-chief");
    const { sql } = at.market.database;
    await sql`update users set role = 'admin' where id = ${other.user.id}`;
    const again = { ...own, key: crypto.randomUUID() };
    await expect(at.chief.call((api) => api.admin.credit.give(again))).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    // The address of the account counts too, however it is written.
    const mailbox = at.chief.user.email.replace("@", "+guest@");
    const toGuest = { userId: null, email: mailbox };
    await expect(
      at.market.database.db.transaction((tx) => refuseOwnMoney(tx, at.chief.user, toGuest)),
    ).rejects.toMatchObject({ code: "forbidden" });
    await sql`update users set role = 'customer' where id = ${other.user.id}`;
  });

  it("is the team's to give, with a reason, and above $200 only with the password (ASVS 8.2.1)", async () => {
    const gift = { id: at.ana.user.id, key: crypto.randomUUID(), amount: 500, reason: "For me" };
    await expect(at.ana.call((api) => api.admin.credit.give(gift))).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    for (const [amount, reason] of [
      [0, "Kindness"],
      [50_001, "Kindness"],
      [1.5, "Kindness"],
      [500, " "],
    ] as const) {
      await expect(at.give(amount, crypto.randomUUID(), reason)).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    }
    const late = { ...at.deps, clock: { now: () => new Date(Date.now() + 11 * 60_000) } };
    const tired = visitor(late);
    tired.jar.set("session", at.chief.jar.get("session") ?? "");
    const large = tired.call((api) => api.admin.credit.give({ ...gift, amount: 20_001 }));
    await expect(large).rejects.toMatchObject({ cause: { code: "confirm_password" } });
    expect(await at.balance()).toBe(0);
  });
});
