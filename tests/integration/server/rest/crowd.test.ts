import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { subscribers } from "#db/schema/subscribers/subscribers.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { failure, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { plainPages } from "#tests/support/code/pages.ts";

const AT_ONCE = 2;
const WORDS = "More people are here right now than we can serve. Please try again in a moment.";
const FULL = { status: 503, headers: { "retry-after": "5", "cache-control": "no-store" } };

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await openApp(testDeps(database.db), { requestsAtOnce: AT_ONCE, pages: plainPages() });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const lead = (name: string) => ({ email: `${name}@furrow.example`, source: "footer_newsletter" });

/** Makes writes to subscribers wait until the returned function is called. */
async function holdSubscribers(): Promise<() => Promise<void>> {
  const { promise: over, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: held, resolve } = Promise.withResolvers<void>();
  const hold = database.sql.begin(async (tx) => {
    await tx`lock table subscribers in access exclusive mode`;
    resolve();
    await over;
  });
  await held;
  const release = () => {
    letGo();
    return hold;
  };
  onTestFinished(() => release());
  return release;
}

const waiting = async () => {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int from pg_locks where not granted and relation = 'subscribers'::regclass`;
  return row?.count;
};

const asPage = { accept: "text/html" };

describe("While one process handles as many requests as it can", () => {
  it("one more gets 503 with Retry-After in every format, and has no effect", async () => {
    const client = httpClient(app);
    const letGo = await holdSubscribers();
    const inside = ["ana", "ben"].map((name) => client.post("/api/subscribers", lead(name)));
    await expect.poll(waiting).toBe(AT_ONCE);

    const refused = await client.post("/api/subscribers", lead("cleo"));
    expect(refused).toMatchObject({ ...FULL, body: failure("busy", WORDS) });
    const call = await client.post("/trpc/subscribers.subscribe", lead("dan"));
    expect(call).toMatchObject(FULL);
    expect(call.body).toMatchObject({ error: { data: { failure: { message: WORDS } } } });
    const page = await client.get("/shop", asPage);
    expect(page).toMatchObject(FULL);
    expect(page.text).toContain("Back in a moment");
    expect(await client.get("/sitemap.xml")).toMatchObject(FULL);
    expect((await client.get("/healthz")).status).toBe(200);

    await letGo();
    for (const answer of await Promise.all(inside)) expect(answer.status).toBe(201);
    const rows = await database.db.select().from(subscribers).orderBy(subscribers.email);
    expect(rows.map(({ email }) => email)).toEqual([lead("ana").email, lead("ben").email]);
    expect((await client.get("/shop", asPage)).status).toBe(200);
  });

  it("a caller who leaves makes room once the work for them is done", async () => {
    const letGo = await holdSubscribers();
    const leaving = new AbortController();
    const address = app.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const gone = ["eve", "finn"].map((name) =>
      fetch(`http://127.0.0.1:${port}/api/subscribers`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(lead(name)),
        signal: leaving.signal,
      }).catch(() => "gone"),
    );
    await expect.poll(waiting).toBe(AT_ONCE);
    leaving.abort();
    expect(await Promise.all(gone)).toEqual(["gone", "gone"]);
    const answers = async () => (await httpClient(app).get("/shop", asPage)).status;
    expect(await answers()).toBe(503);
    await letGo();
    await expect.poll(answers).toBe(200);
  });
});
