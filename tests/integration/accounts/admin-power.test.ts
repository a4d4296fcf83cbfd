import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { login } from "#tests/support/market/people/accounts.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { beginUserAdmin, type UserAdmin } from "#tests/support/setups/user-admin.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let users: UserAdmin;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  users = await beginUserAdmin(database);
});

describe("An admin", () => {
  it("can change a role, which ends the person's sessions and is audited (ASVS 7.2.4, 8.3.2)", async () => {
    const customer = await users.signedIn("customer");
    await users.ask(async (api) =>
      api.changeRole({ id: await users.idOf("customer"), role: "logistics" }),
    );
    expect(await users.current(customer)).toBeNull();
    expect(await users.lastEntry()).toMatchObject({
      action: "user.role_changed",
      subject_name: "customer",
      actor_name: "admin",
      detail: { role: { from: "customer", to: "logistics" } },
    });
    expect(await users.current(await users.signedIn("customer"))).toMatchObject({
      role: "logistics",
    });
  });

  it("cannot demote or disable themselves, so that the last admin remains", async () => {
    const id = await users.idOf("admin");
    await expect(users.ask((api) => api.changeRole({ id, role: "customer" }))).rejects.toThrow(
      "You cannot do this to your own account",
    );
    await expect(users.ask((api) => api.disable({ ids: [id], reason: "Leaves" }))).rejects.toThrow(
      "You cannot do this to your own account",
    );
    expect(await users.admins()).toBe(1);
  });

  it("who is scheduled for deletion cannot remove the last other one", async () => {
    const ben = await users.secondAdmin();
    await ben.call((api) => api.accounts.requestDeletion());
    await ben.call(login("ben", "correct horse"));
    const mine = await users.idOf("admin");
    await users.ask(
      async (api) => api.disable({ ids: [await users.idOf("customer")], reason: "Fraud" }),
      ben,
    );
    const demoted = users.ask((api) => api.changeRole({ id: mine, role: "customer" }), ben);
    await expect(demoted).rejects.toThrow("The last admin stays");
    const closed = users.ask((api) => api.disable({ ids: [mine], reason: "A quarrel" }), ben);
    await expect(closed).rejects.toThrow("The last admin stays");
  });

  it.each(["changeRole", "disable"] as const)(
    "remains when two use %s on each other at the same time",
    async (way) => {
      const ben = await users.secondAdmin();
      const [mine, bens] = [await users.idOf("admin"), await users.idOf("ben")];
      const take = (id: string, as: Visitor) =>
        users.ask(
          (api): Promise<unknown> =>
            way === "disable"
              ? api.disable({ ids: [id], reason: "A quarrel" })
              : api.changeRole({ id, role: "customer" }),
          as,
        );
      const outcomes = await Promise.allSettled([take(bens, users.admin), take(mine, ben)]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await users.admins()).toBe(1);
    },
  );

  it("disables several accounts or none, and each is refused on its next request", async () => {
    const [customer, farmer] = [await users.signedIn("customer"), await users.signedIn("farmer")];
    const ids = [await users.idOf("customer"), await users.idOf("farmer")];
    await expect(
      users.ask((api) => api.disable({ ids: [...ids, crypto.randomUUID()], reason: "Fraud" })),
    ).rejects.toThrow("We cannot find this account");
    expect(await users.current(customer)).not.toBeNull();
    await users.ask((api) => api.disable({ ids, reason: "Fraud" }));
    expect([await users.current(customer), await users.current(farmer)]).toEqual([null, null]);
    expect(await users.lastEntry()).toMatchObject({
      action: "user.disabled",
      detail: { reason: "Fraud" },
    });
    await expect(users.signedIn("customer")).rejects.toThrow("This account has been closed");
    await users.ask((api) => api.enable({ ids }));
    expect(await users.current(await users.signedIn("customer"))).not.toBeNull();
  });

  it("has to give a reason", async () => {
    const ids = [await users.idOf("customer")];
    await expect(users.ask((api) => api.disable({ ids, reason: " " }))).rejects.toThrow(
      "Please give a reason",
    );
  });
});
