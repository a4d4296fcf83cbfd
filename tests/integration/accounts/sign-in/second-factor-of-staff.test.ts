import { QueryClient } from "@tanstack/react-query";
import { httpLink } from "@trpc/client";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requireUser } from "#client/features/accounts/auth/guards.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { callBare, guarded, refusalIn } from "#tests/support/code/procedures.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { turnOn } from "#tests/support/market/people/authenticator.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let clock: MovableClock;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** What is available before a second factor is set up: setting it up, and ending the user's sessions. */
const OPEN_BEFORE = [
  "accounts.confirmPassword",
  "accounts.sessions",
  "accounts.endSession",
  "accounts.endOtherSessions",
  "accounts.mustSetUpSecondFactor",
  "accounts.secondFactor",
  "accounts.beginSecondFactor",
  "accounts.confirmSecondFactor",
  // A link in an email, which requires its token.
  "accounts.verifyEmail",
];

describe.each(["admin", "logistics"] as const)("Of %s in production (ASVS 6.3.3)", (role) => {
  const credentials = { username: "ana", password: ana.password };
  beforeEach(async () => {
    await database.empty("users", "throttles", "emails");
    clock = movableClock();
    deps = testDeps(database.db, { clock, staffNeedsSecondFactor: true });
    await registered(deps);
    await deps.db.update(users).set({ role });
  });

  it("a second factor is required before anything except setting it up", async () => {
    await using app = await openApp(deps);
    const client = httpClient(app);
    await client.post("/api/login", credentials);
    for (const procedure of guarded) {
      if (OPEN_BEFORE.includes(procedure.path)) continue;
      const { body } = await callBare(client, procedure);
      expect(refusalIn(body).failure.code, procedure.path).toBe("second_factor_missing");
    }
    const receipt = await client.get("/receipts/FUR-7K3M-9QXT.pdf");
    expect(receipt).toMatchObject({ status: 403, body: { code: "second_factor_missing" } });
  });

  it("every page except the one for setting it up redirects there", async () => {
    await using app = await openApp(deps);
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    const browser = httpClient(app);
    await browser.post("/api/login", credentials);
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const link = httpLink({ url: `${origin}/trpc`, headers: { cookie } });
    const api = createTRPCQueryUtils({
      queryClient: new QueryClient(),
      client: trpc.createClient({ links: [link] }),
    });
    const visit = (href: string) => requireUser({ context: { api }, location: { href } });
    for (const path of [`/dashboard/${role}`, "/dashboard", "/account/profile"]) {
      await expect(visit(path), path).rejects.toMatchObject({
        options: { to: "/account/security" },
      });
    }
    await expect(visit("/account/security")).resolves.toMatchObject({ user: { role } });
  });

  it("a second factor gives access to the rest, and cannot be removed", async () => {
    const person = visitor(deps);
    await person.call(login("ana", ana.password));
    expect(await person.call((api) => api.accounts.mustSetUpSecondFactor())).toBe(true);
    await turnOn({ clock }, person);
    expect(await person.call((api) => api.accounts.deletionDue())).toBeNull();
    await expect(person.call((api) => api.accounts.removeSecondFactor())).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});
