import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { z } from "zod";
import { createLog, logConsole } from "#server/boot/log.ts";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { diskPictures } from "#server/files/disk-pictures.ts";
import { startWorker } from "#server/jobs/worker.ts";
import { appRouter } from "#server/routers/index.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { DomainError } from "#shared/errors.ts";
import { type Client, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { markedInput } from "#tests/support/marked-input.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { procedures } from "#tests/support/code/procedures.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

const photos = diskPictures(temporaryFolder("photos"));

/** In everything that is sent, and in nothing that is written. */
const MARKER = `leak${randomBytes(6).toString("hex")}`;
const HEADERS = {
  "user-agent": `Browser ${MARKER}`,
  authorization: `Bearer ${MARKER}`,
  referer: `http://localhost:3000/reset?token=${MARKER}`,
  "x-forwarded-for": "198.51.100.77",
  "accept-language": MARKER,
  cookie: `session=${MARKER}; checkout=${MARKER}; other=${MARKER}`,
};
const ADDRESS = "203.0.113.77";

let market: MarketPlace;
let deps: Deps;
let app: TestApp;
const lines: string[] = [];
const log = createLog(
  { appEnv: "production" },
  { level: "trace", to: { write: (line) => void lines.push(line) } },
);
const events = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line["event"]);

beforeAll(async () => {
  market = await openMarketPlace();
  deps = { ...market.deps, log };
  app = await openApp(deps, { log });
  await seedDemoAccounts(deps);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await market[Symbol.asyncDispose]();
});
beforeEach(() => void lines.splice(0));

/** Nothing of the markers, of the caller's whole address, or of an email address was written. */
function expectQuiet(): void {
  expect(lines.length).toBeGreaterThan(0);
  const found = lines.filter(
    (line) => line.includes(MARKER) || /[\w.+-]@\w|203\.0\.113\.77|198\.51/.test(line),
  );
  expect(found.map((line) => line.slice(0, 600))).toEqual([]);
}

async function signedIn(username: string): Promise<Client> {
  const client = httpClient(app, ADDRESS);
  await client.post("/api/login", { username, password: DEMO_PASSWORD });
  return client;
}

const inputs = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { inputs: z.ZodType[] } }
>;

/** Every procedure there is takes seconds on a quiet machine, and many times that on a busy one. */
const WALK_MS = 120_000;

/** Calls every procedure but signing out, until `signal` ends it. */
async function callAll(client: Client, signal: AbortSignal): Promise<void> {
  for (const { path, type } of procedures) {
    if (signal.aborted) return;
    if (path === "auth.logout") continue;
    const input = inputs[path]!._def.inputs.map((schema) => markedInput(schema, MARKER)).at(-1);
    const query = `?input=${encodeURIComponent(JSON.stringify(input ?? null))}`;
    if (type === "query") await client.get(`/trpc/${path}${input === undefined ? "" : query}`);
    else await client.post(`/trpc/${path}?note=${MARKER}`, input ?? {});
  }
}

describe("ASVS 16.2.5 Nothing that a caller sent is logged, at level trace", () => {
  it.each(["visitor", "customer", "admin"])(
    "by any procedure that a %s calls",
    async (who) => {
      const client = who === "visitor" ? httpClient(app, ADDRESS) : await signedIn(who);
      const ended = new AbortController();
      const walk = callAll(client, ended.signal);
      // A walk that outlived its test would sign in and export beside the next one, into its lines.
      onTestFinished(async () => {
        ended.abort();
        await walk;
      });
      await walk;
      expect(lines.length).toBeGreaterThan(procedures.length);
      expectQuiet();
    },
    WALK_MS,
  );

  it("by links, unknown addresses, foreign origins, uploads and broken requests", async () => {
    const client = httpClient(app, ADDRESS);
    const farmer = await signedIn("farmer");
    const links = [
      `/reset?token=${MARKER}`,
      `/verify-email?token=${MARKER}`,
      `/invitation?token=${MARKER}`,
      `/orders/${MARKER}?token=${MARKER}`,
      `/trpc/${MARKER}.read,auth.${MARKER}?batch=1&input=${MARKER}`,
      `/api/products/search?q=${MARKER}`,
      `/api/products?category=${MARKER}`,
      `/pictures/${MARKER}.webp`,
      `/receipts/${MARKER}.pdf`,
      `/%00${MARKER}`,
      `/${MARKER}/%E0%A4%A`,
      `//${MARKER}@${MARKER}.example/`,
    ];
    for (const link of links) {
      await client.get(link);
      await client.get(link, HEADERS);
      await client.send("HEAD", link, undefined, HEADERS);
      await client.post(link, { text: MARKER, email: `${MARKER}@leak.example` });
      await client.post(
        link,
        { text: MARKER },
        { ...HEADERS, origin: `https://${MARKER}.example` },
      );
    }
    for (const link of ["/unsubscribe", "/newsletter-confirmed"]) {
      await client.send("POST", `${link}?token=${MARKER}`, "List-Unsubscribe=One-Click");
    }
    for (const path of ["/webhooks/stripe", "/webhooks/stripe-connect"]) {
      await client.send("POST", path, `{"id":"${MARKER}"}`, {
        "stripe-signature": `t=1,v1=${MARKER}`,
      });
    }
    for (const path of ["/api/uploads/photo", "/api/farmer/inventory", "/api/login"]) {
      const file = Buffer.from(`${MARKER},${MARKER}\n`);
      await farmer.send("POST", `${path}?version=${MARKER}`, file, { "content-type": "text/csv" });
      await farmer.send("POST", path, `{"broken": "${MARKER}`);
    }
    expectQuiet();
  });

  it("by queries that fail: NUL, a constraint, a trigger's own words, a killed connection", async () => {
    const { sql } = market.database;
    const client = httpClient(app, ADDRESS);
    await sql.unsafe(`
      create function refuse_message() returns trigger language plpgsql as $$ begin
        raise exception 'cannot keep % of %', new.message, new.email
          using detail = new.message, hint = new.name; end $$;
      create trigger refuse before insert on contact_messages for each row execute function refuse_message();
      alter table waiting_list add constraint none check (email::text not like '%leak%');`);
    const message = {
      topic: "other",
      orderNumber: "",
      name: `N ${MARKER}`,
      email: `${MARKER}@leak.example`,
    };
    const refused = [
      await client.post("/trpc/mail.contact.send", {
        ...message,
        message: `Hello ${MARKER} hello`,
      }),
      await client.post("/trpc/subscribers.waitingList.join", {
        email: message.email,
        zipCode: "10001",
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([500, 500]);
    await deps.db
      .execute(`select '${MARKER}'::int`)
      .catch((err: unknown) => log.error({ err }, "failed"));
    await sql`select ${`${MARKER}\0`}::text`.catch((error: unknown) => log.error(error));
    const killed = sql`select pg_terminate_backend(pg_backend_pid()), ${MARKER}::text`;
    await killed.catch((error: unknown) =>
      log.error({ err: new Error(MARKER, { cause: error }) }, "failed"),
    );
    await sql.unsafe("drop trigger refuse on contact_messages");
    expect(lines.join("")).toMatch(/"code":"P0001".*"code":"23514"/s);
    expectQuiet();
  });

  it("by mail servers, jobs and libraries that quote it", async () => {
    const { sql } = market.database;
    await sql`insert into emails (kind, dedupe_key, to_address, subject, text, html, next_attempt_at, created_at)
      values ('newsletter_confirm', ${MARKER}, ${`${MARKER}@leak.example`}, ${MARKER}, ${MARKER}, ${MARKER}, now(), now())`;
    const smtp = Object.assign(new Error(`550 no such user <${MARKER}@leak.example>`), {
      code: "EENVELOPE",
      responseCode: 550,
      response: MARKER,
      rejected: [`${MARKER}@leak.example`],
    });
    await sendDueMail(deps, () => Promise.reject(smtp));
    const failing = { ...deps, mail: { ...deps.mail, compose: () => fail() } };
    const fail = (): never => {
      throw new Error(`cannot write to ${MARKER}@leak.example`, { cause: smtp });
    };
    await sql`update users set email = ${`${MARKER}@leak.example`} where username = 'customer'`;
    await deps.db.transaction((tx) =>
      deps.jobs.enqueue(tx, "send_reset_link", { email: `${MARKER}@leak.example` }),
    );
    const options = { deps: failing, databaseUrl: market.database.url, photos };
    const worker = await startWorker(options);
    const failed = async () => {
      const [job] =
        await sql`select last_error from graphile_worker._private_jobs where last_error is not null`;
      expect(job).toBeDefined();
      return String(job?.["last_error"]);
    };
    const lastError = await vi.waitFor(failed, 15_000);
    await worker.stop();
    expect(lastError).toBe("Error EENVELOPE 550");
    const printed = { error() {}, warn() {} } as unknown as Console;
    logConsole(log, printed);
    printed.error("could not load", new Error(MARKER), MARKER);
    printed.warn(`deprecated: ${MARKER}`);
    log.info({ userId: `${MARKER}@`, other: MARKER }, `https://x.example/?t=${MARKER}`);
    expect(lines.join("")).toContain("EENVELOPE");
    expectQuiet();
  });
});

describe("ASVS 16.3 Security events have stable names and no more than ids", () => {
  it("of signing in and out, with a right and a wrong password", async () => {
    const client = httpClient(app, ADDRESS);
    await client.post("/api/login", { username: "farmer", password: MARKER });
    await client.post("/api/login", { username: MARKER, password: MARKER });
    await client.post("/api/login", { username: "farmer", password: DEMO_PASSWORD });
    await client.post("/api/logout", {});
    expect(events().map(({ event, network, reason }) => [event, network, reason])).toEqual([
      ["sign_in.failed", "203.0.113.0", "credentials"],
      ["sign_in.failed", "203.0.113.0", "credentials"],
      ["sign_in.succeeded", "203.0.113.0", undefined],
      ["sign_out.done", "203.0.113.0", undefined],
    ]);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(events()[0]).toMatchObject({ userId: id, level: 40 });
    expect(events()[1]).not.toHaveProperty("userId");
    expect(events()[2]).toMatchObject({ actorId: id, reqId: id, procedure: "auth.login" });
    expectQuiet();
  });

  it("of refusals: what is not open, a foreign origin, a forged webhook, too many tries", async () => {
    const farmer = await signedIn("farmer");
    await farmer.get("/trpc/admin.users.page");
    await farmer.send("POST", "/api/login", "{}", { origin: "https://evil.example" });
    await farmer.send("POST", "/webhooks/stripe", "{}", { "stripe-signature": "t=1,v1=0" });
    await market.database.sql`delete from throttles`;
    const strict = await openApp(
      { ...deps, throttle: { ...deps.throttle, take: () => Promise.reject(tooMany()) } },
      { log },
    );
    await httpClient(strict, ADDRESS).post("/api/login", { username: "x", password: "y" });
    await strict[Symbol.asyncDispose]();
    expect(
      events()
        .slice(1)
        .map(({ event }) => event),
    ).toEqual(["refused.forbidden", "refused.origin", "refused.webhook", "refused.throttled"]);
    expectQuiet();
  });

  it("of the second factor and of dead links (ASVS 16.3.1)", async () => {
    const client = await signedIn("customer");
    const post = (path: string, input: unknown = {}) => client.post(`/trpc/${path}`, input);
    await post("accounts.confirmPassword", { password: DEMO_PASSWORD });
    const begun = await post("accounts.beginSecondFactor");
    const { secret } = (begun.body as { result: { data: { secret: string } } }).result.data;
    await post("accounts.confirmSecondFactor", { code: "000000" });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const done = await post("accounts.confirmSecondFactor", { code });
    const [first, second] = (done.body as { result: { data: string[] } }).result.data;
    const again = httpClient(app, ADDRESS);
    const login = { username: "customer", password: DEMO_PASSWORD };
    await again.post("/api/login", login);
    await again.post("/api/login", { ...login, code: "000000" });
    await again.post("/api/login", { ...login, code: first });
    await again.post("/trpc/accounts.confirmCode", { code: second });
    await again.post("/trpc/accounts.resetPassword", { token: MARKER, password: `long ${MARKER}` });
    expect(events().map(({ event, factor }) => [event, factor])).toEqual([
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
    for (const event of events().filter((one) => String(one["event"]).startsWith("sign_in")))
      expect(event).toMatchObject({ network: "203.0.113.0" });
    await market.database.sql`delete from second_factors`;
    expectQuiet();
  });

  it("of what is asked without a session, and of rows of others (ASVS 16.3.2)", async () => {
    const visitor = httpClient(app, ADDRESS);
    for (const path of ["/trpc/accounts.sessions", "/receipts/FUR-7K3M-9QXT.pdf", "/api/user"])
      expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.get("/trpc/catalog.nothing")).status).toBe(404);
    const farmer = await signedIn("farmer");
    const other = encodeURIComponent(JSON.stringify({ farmId: 999_999 }));
    for (const path of [
      `/trpc/farmer.inventory.shelf?input=${other}`,
      "/receipts/FUR-7K3M-9QXT.pdf",
    ])
      expect((await farmer.get(path)).status).toBe(404);
    const network = "203.0.113.0";
    const actorId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(events()).toMatchObject([
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
    expectQuiet();
  });

  it("of a report about email with a wrong token (ASVS 16.3.3)", async () => {
    await using open = await openApp(deps, { log, mailWebhookToken: "t".repeat(32) });
    const { status } = await httpClient(open, ADDRESS).post(
      "/webhooks/mail",
      { type: "bounce", email: `${MARKER}@leak.example` },
      { authorization: `Bearer ${MARKER}` },
    );
    expect(status).toBe(401);
    expect(events().map(({ event, reason, network }) => [event, reason, network])).toEqual([
      ["refused.webhook", "mail", "203.0.113.0"],
    ]);
    expectQuiet();
  });

  it("of changes of power: roles, closed accounts, invitations, settings", async () => {
    const admin = await signedIn("admin");
    const [row] = await market.database.sql`select id from users where username = 'logistics'`;
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
    const [admins] = await market.database.sql`select id from users where username = 'admin'`;
    expect(
      events().map(({ event, actorId, subjectId }) => [
        event,
        actorId === admins?.["id"],
        subjectId,
      ]),
    ).toEqual([
      ["sign_in.succeeded", true, undefined],
      ["password.confirmed", true, undefined],
      ["power.role_changed", true, id],
      ["power.account_disabled", true, id],
      ["power.account_enabled", true, id],
      ["power.invited", true, undefined],
      ["power.settings_changed", true, undefined],
    ]);
    expectQuiet();
  });
});

const tooMany = () => new DomainError("too_many", "Too many attempts", { retryAfterSeconds: 60 });
