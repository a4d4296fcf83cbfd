import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { z } from "zod";
import { logConsole } from "#server/boot/log.ts";
import { diskPictures } from "#server/files/disk-pictures.ts";
import { startWorker } from "#server/jobs/worker.ts";
import { appRouter } from "#server/routers/index.ts";
import { sendDueMail } from "#server/services/mail/send-mail.ts";
import { type Client, httpClient } from "#tests/support/servers/http.ts";
import { markedInput } from "#tests/support/inputs/marked-input.ts";
import { procedures } from "#tests/support/code/procedures.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";
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

const expectQuiet = () => at.expectQuiet();

const photos = diskPictures(temporaryFolder("photos"));

const HEADERS = {
  "user-agent": `Browser ${MARKER}`,
  authorization: `Bearer ${MARKER}`,
  referer: `http://localhost:3000/reset?token=${MARKER}`,
  "x-forwarded-for": "198.51.100.77",
  "accept-language": MARKER,
  cookie: `session=${MARKER}; checkout=${MARKER}; other=${MARKER}`,
};

const inputs = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { inputs: z.ZodType[] } }
>;

/** Calling every procedure takes seconds on a quiet machine, and many times that on a busy one. */
const WALK_MS = 120_000;

/** Calls every procedure except for signing out, until `signal` is aborted. */
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
      const client = who === "visitor" ? httpClient(at.app, ADDRESS) : await at.signedIn(who);
      const ended = new AbortController();
      const walk = callAll(client, ended.signal);
      // A walk that outlived its test would sign in and export during the next one, and add to its lines.
      onTestFinished(async () => {
        ended.abort();
        await walk;
      });
      await walk;
      expect(at.lines.length).toBeGreaterThan(procedures.length);
      expectQuiet();
    },
    WALK_MS,
  );

  it("by links, unknown addresses, foreign origins, uploads and broken requests", async () => {
    const client = httpClient(at.app, ADDRESS);
    const farmer = await at.signedIn("farmer");
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

  it("by queries that fail: NUL, a constraint, a trigger's own message, a killed connection", async () => {
    const { sql } = at.market.database;
    const client = httpClient(at.app, ADDRESS);
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
    await at.deps.db
      .execute(`select '${MARKER}'::int`)
      .catch((err: unknown) => at.log.error({ err }, "failed"));
    await sql`select ${`${MARKER}\0`}::text`.catch((error: unknown) => at.log.error(error));
    const killed = sql`select pg_terminate_backend(pg_backend_pid()), ${MARKER}::text`;
    await killed.catch((error: unknown) =>
      at.log.error({ err: new Error(MARKER, { cause: error }) }, "failed"),
    );
    await sql.unsafe("drop trigger refuse on contact_messages");
    expect(at.lines.join("")).toMatch(/"code":"P0001".*"code":"23514"/s);
    expectQuiet();
  });

  it("by mail servers, jobs and libraries that quote it", async () => {
    const { sql } = at.market.database;
    await sql`insert into emails (kind, dedupe_key, to_address, subject, text, html, next_attempt_at, created_at)
      values ('newsletter_confirm', ${MARKER}, ${`${MARKER}@leak.example`}, ${MARKER}, ${MARKER}, ${MARKER}, now(), now())`;
    const smtp = Object.assign(new Error(`550 no such user <${MARKER}@leak.example>`), {
      code: "EENVELOPE",
      responseCode: 550,
      response: MARKER,
      rejected: [`${MARKER}@leak.example`],
    });
    await sendDueMail(at.deps, () => Promise.reject(smtp));
    const failing = { ...at.deps, mail: { ...at.deps.mail, compose: () => fail() } };
    const fail = (): never => {
      throw new Error(`cannot write to ${MARKER}@leak.example`, { cause: smtp });
    };
    await sql`update users set email = ${`${MARKER}@leak.example`} where username = 'customer'`;
    await at.deps.db.transaction((tx) =>
      at.deps.jobs.enqueue(tx, "send_reset_link", { email: `${MARKER}@leak.example` }),
    );
    const options = { deps: failing, databaseUrl: at.market.database.url, photos };
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
    logConsole(at.log, printed);
    printed.error("could not load", new Error(MARKER), MARKER);
    printed.warn(`deprecated: ${MARKER}`);
    at.log.info({ userId: `${MARKER}@`, other: MARKER }, `https://x.example/?t=${MARKER}`);
    expect(at.lines.join("")).toContain("EENVELOPE");
    expectQuiet();
  });
});
