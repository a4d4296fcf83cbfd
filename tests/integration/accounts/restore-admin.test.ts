import { rmSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { secondFactors } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import { ensureBuilt } from "#server/bin/build/ensure-built.ts";
import { pageHost } from "#server/boot/pages.ts";
import type { Deps } from "#server/deps.ts";
import { restoreAdmin } from "#server/services/accounts/sign-in/restore-admin.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { HOUR, type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { runCommand } from "#tests/support/servers/command.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, PUBLIC_URL } from "#tests/support/servers/http.ts";
import { turnOn } from "#tests/support/market/people/authenticator.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let database: FreshDatabase;
let deps: Deps;
let clock: MovableClock;
const NEW = "a newer horse";
const COMMAND_MS = 60_000;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(async () => {
  await database.empty("users", "throttles", "emails", "audit_log");
  clock = movableClock();
  deps = testDeps(database.db, { clock, staffNeedsSecondFactor: true });
});

/** The last admin, with two-factor authentication on. */
async function lastAdmin() {
  const person = await registered(deps);
  await deps.db.update(users).set({ role: "admin" });
  await turnOn({ clock }, person);
  return person;
}
const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";
const use = (url: string, password = NEW) =>
  visitor(deps).call((api) => api.accounts.resetPassword({ token: tokenOf(url), password }));

describe("Restoring the last admin (ASVS 6.4.4)", () => {
  it("creates a single-use link for a new password, ends sessions and the second factor, and is reported", async () => {
    const person = await lastAdmin();
    const url = await restoreAdmin(deps, "ana");
    expect(await person.call((api) => api.auth.current())).toBeNull();
    expect(await deps.db.$count(secondFactors)).toBe(0);
    await use(url);
    await expect(use(url)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const back = visitor(deps);
    await back.call(login("ana", NEW));
    expect(await back.call((api) => api.accounts.mustSetUpSecondFactor())).toBe(true);
    expect(await newestMail(deps.db, "admin_restored")).toMatchObject({ to: ana.email });
    const noted = deps.db.select().from(auditLog).where(eq(auditLog.action, "user.restored"));
    expect(await noted).toMatchObject([{ actorId: null, subjectName: "ana" }]);
  });

  it("works for an hour, and only for an existing admin", async () => {
    await lastAdmin();
    const url = await restoreAdmin(deps, "ana");
    clock.pass(HOUR + 1);
    await expect(use(url)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(restoreAdmin(deps, "nobody")).rejects.toMatchObject({ code: "not_found" });
    await deps.db.update(users).set({ role: "logistics" });
    await expect(restoreAdmin(deps, "ana")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("The command that prints that link (ASVS 6.4.4)", () => {
  const dataDir = temporaryFolder("restore-admin");
  const command = (username: string, settings: Record<string, string> = {}) =>
    runCommand(["server/bin/restore-admin.ts", username], {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...settings,
    });

  beforeAll(() => {
    ensureBuilt();
  }, 240_000);
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it(
    "leads to a page for setting a new password once, with which the admin can sign in",
    async () => {
      await lastAdmin();
      const { code, output } = await command("ana");
      expect(code).toBe(0);
      const { origin, pathname, search } = new URL(output);
      expect(origin).toBe(PUBLIC_URL);

      await using app = await openApp(testDeps(database.db), { pages: pageHost(false) });
      const client = httpClient(app);
      const page = await client.get(`${pathname}${search}`, { accept: "text/html" });
      expect([page.status, page.text.includes("New password")]).toEqual([200, true]);
      const set = () =>
        client.post("/trpc/accounts.resetPassword", { token: tokenOf(output), password: NEW });
      expect((await set()).status).toBe(200);
      const signedIn = await client.post("/api/login", { username: "ana", password: NEW });
      expect(signedIn).toMatchObject({ status: 200, body: { role: "admin" } });
      expect((await set()).status).toBe(404);
    },
    COMMAND_MS,
  );

  it(
    "reports an unknown admin or an invalid setting in one line",
    async () => {
      const unknown = { code: 1, output: "No admin is called nobody" };
      expect(await command("nobody")).toEqual(unknown);
      const { code, output } = await command("ana", { PORT: "harvest" });
      expect(code).toBe(78);
      expect(output).toMatch(/^PORT [^\n]+$/);
    },
    COMMAND_MS,
  );
});

describe("Registering (ASVS 6.3.8)", () => {
  it("answers 409 for a taken name or address, but only a few times", async () => {
    deps = testDeps(database.db, { clock, throttle: createThrottle(database.db) });
    await registered(deps);
    await using app = await openApp(deps);
    const client = httpClient(app);
    const register = async (fields: object) =>
      (await client.post("/api/register", { ...ana, ...fields })).status;
    for (const _ of [1, 2]) {
      expect(await register({ email: "other@furrow.example" })).toBe(409);
      expect(await register({ username: "other" })).toBe(409);
    }
    expect(await register({ username: "third", email: "third@furrow.example" })).toBe(429);
  });
});
