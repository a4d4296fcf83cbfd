import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#server/demo/accounts.ts";
import { DomainError } from "#shared/errors.ts";
import { httpClient, openApp } from "#tests/support/servers/http.ts";
import {
  ADDRESS,
  MARKER,
  openWatchedLog,
  type WatchedLog,
} from "#tests/support/servers/watched-log.ts";

let at: WatchedLog;
beforeAll(async () => {
  at = await openWatchedLog();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

describe("ASVS 16.3 Security events have stable names and no more than ids", () => {
  it("of signing in and out, with a right and a wrong password", async () => {
    const client = httpClient(at.app, ADDRESS);
    await client.post("/api/login", { username: "farmer", password: MARKER });
    await client.post("/api/login", { username: MARKER, password: MARKER });
    await client.post("/api/login", { username: "farmer", password: DEMO_PASSWORD });
    await client.post("/api/logout", {});
    expect(at.events().map(({ event, network, reason }) => [event, network, reason])).toEqual([
      ["sign_in.failed", "203.0.113.0", "credentials"],
      ["sign_in.failed", "203.0.113.0", "credentials"],
      ["sign_in.succeeded", "203.0.113.0", undefined],
      ["sign_out.done", "203.0.113.0", undefined],
    ]);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(at.events()[0]).toMatchObject({ userId: id, level: 40 });
    expect(at.events()[1]).not.toHaveProperty("userId");
    expect(at.events()[2]).toMatchObject({ actorId: id, reqId: id, procedure: "auth.login" });
    at.expectQuiet();
  });

  it("of refusals: a forbidden call, a foreign origin, a forged webhook, too many tries", async () => {
    const farmer = await at.signedIn("farmer");
    await farmer.get("/trpc/admin.users.page");
    await farmer.send("POST", "/api/login", "{}", { origin: "https://evil.example" });
    await farmer.send("POST", "/webhooks/stripe", "{}", { "stripe-signature": "t=1,v1=0" });
    await at.market.database.sql`delete from throttles`;
    const strict = await openApp(
      { ...at.deps, throttle: { ...at.deps.throttle, take: () => Promise.reject(tooMany()) } },
      { log: at.log },
    );
    await httpClient(strict, ADDRESS).post("/api/login", { username: "x", password: "y" });
    await strict[Symbol.asyncDispose]();
    expect(
      at
        .events()
        .slice(1)
        .map(({ event }) => event),
    ).toEqual(["refused.forbidden", "refused.origin", "refused.webhook", "refused.throttled"]);
    at.expectQuiet();
  });

  it("of the second factor and of dead links (ASVS 16.3.1)", async () => {
    const client = await at.signedIn("customer");
    const post = (path: string, input: unknown = {}) => client.post(`/trpc/${path}`, input);
    await post("accounts.confirmPassword", { password: DEMO_PASSWORD });
    const begun = await post("accounts.beginSecondFactor");
    const { secret } = (begun.body as { result: { data: { secret: string } } }).result.data;
    await post("accounts.confirmSecondFactor", { code: "000000" });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const done = await post("accounts.confirmSecondFactor", { code });
    const [first, second] = (done.body as { result: { data: string[] } }).result.data;
    const again = httpClient(at.app, ADDRESS);
    const login = { username: "customer", password: DEMO_PASSWORD };
    await again.post("/api/login", login);
    await again.post("/api/login", { ...login, code: "000000" });
    await again.post("/api/login", { ...login, code: first });
    await again.post("/trpc/accounts.confirmCode", { code: second });
    await again.post("/trpc/accounts.resetPassword", { token: MARKER, password: `long ${MARKER}` });
    expect(at.events().map(({ event, factor }) => [event, factor])).toEqual([
      ["sign_in.succeeded", "password"],
      ["password.confirmed", undefined],
      ["second_factor.begun", undefined],
      ["second_factor.not_turned_on", undefined],
      ["second_factor.turned_on", undefined],
      ["sign_in.code_asked", undefined],
      ["sign_in.code_failed", "app"],
      ["sign_in.succeeded", "recovery_code"],
      ["second_factor.confirmed", undefined],
      ["link.dead", undefined],
    ]);
    for (const event of at.events().filter((one) => String(one["event"]).startsWith("sign_in")))
      expect(event).toMatchObject({ network: "203.0.113.0" });
    await at.market.database.sql`delete from second_factors`;
    at.expectQuiet();
  });

  it("of what is asked without a session, and of rows of others (ASVS 16.3.2)", async () => {
    const visitor = httpClient(at.app, ADDRESS);
    for (const path of ["/trpc/accounts.sessions", "/receipts/FUR-7K3M-9QXT.pdf", "/api/user"])
      expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.get("/trpc/catalog.nothing")).status).toBe(404);
    const farmer = await at.signedIn("farmer");
    const other = encodeURIComponent(JSON.stringify({ farmId: 999_999 }));
    for (const path of [
      `/trpc/farmer.inventory.shelf?input=${other}`,
      "/receipts/FUR-7K3M-9QXT.pdf",
    ])
      expect((await farmer.get(path)).status).toBe(404);
    const network = "203.0.113.0";
    const actorId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(at.events()).toMatchObject([
      { event: "refused.signed_out", level: 30, network, procedure: "accounts.sessions" },
      { event: "refused.signed_out", level: 30, network },
      { event: "sign_in.succeeded" },
      {
        event: "refused.not_found",
        level: 30,
        network,
        actorId,
        procedure: "farmer.inventory.shelf",
      },
      { event: "refused.not_found", level: 30, network, actorId },
    ]);
    at.expectQuiet();
  });

  it("of a report about email with a wrong token (ASVS 16.3.3)", async () => {
    await using open = await openApp(at.deps, { log: at.log, mailWebhookToken: "t".repeat(32) });
    const { status } = await httpClient(open, ADDRESS).post(
      "/webhooks/mail",
      { type: "bounce", email: `${MARKER}@leak.example` },
      { authorization: `Bearer ${MARKER}` },
    );
    expect(status).toBe(401);
    expect(at.events().map(({ event, reason, network }) => [event, reason, network])).toEqual([
      ["refused.webhook", "mail", "203.0.113.0"],
    ]);
    at.expectQuiet();
  });

  it("of changes of power: roles, closed accounts, invitations, settings", async () => {
    const admin = await at.signedIn("admin");
    const [row] = await at.market.database.sql`select id from users where username = 'logistics'`;
    const id = String(row?.["id"]);
    await admin.post("/trpc/accounts.confirmPassword", { password: DEMO_PASSWORD });
    await admin.post("/trpc/admin.users.changeRole", { id, role: "customer" });
    await admin.post("/trpc/admin.users.disable", { ids: [id], reason: `Because ${MARKER}` });
    await admin.post("/trpc/admin.users.enable", { ids: [id] });
    await admin.post("/trpc/admin.invitations.invite", {
      email: `${MARKER}@team.example`,
      role: "admin",
    });
    await admin.post("/trpc/admin.settings.save", { tab: "fees", version: 0, values: {} });
    const [admins] = await at.market.database.sql`select id from users where username = 'admin'`;
    expect(
      at
        .events()
        .map(({ event, actorId, subjectId }) => [event, actorId === admins?.["id"], subjectId]),
    ).toEqual([
      ["sign_in.succeeded", true, undefined],
      ["password.confirmed", true, undefined],
      ["power.role_changed", true, id],
      ["power.account_disabled", true, id],
      ["power.account_enabled", true, id],
      ["power.invited", true, undefined],
      ["power.settings_changed", true, undefined],
    ]);
    at.expectQuiet();
  });
});

const tooMany = () => new DomainError("too_many", "Too many attempts", { retryAfterSeconds: 60 });
