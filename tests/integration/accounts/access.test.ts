import type { TRPCError } from "@trpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import { REST_TABLE } from "#server/rest/table.ts";
import {
  areaProcedure,
  createCallerFactory,
  publicProcedure,
  router,
  signedInProcedure,
} from "#server/trpc/procedures.ts";
import { type Area, AREAS, mayEnter, type Role, ROLES } from "#shared/accounts/roles.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type Client, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { callBare, guarded, procedures, refusalIn } from "#tests/support/code/procedures.ts";

/** The areas each role may enter (spec section 6), repeated here so that a change to the code's rule is noticed. */
const ENTRIES: Record<Role, readonly Area[]> = {
  customer: ["customer", "account"],
  farmer: ["farmer", "account"],
  logistics: ["logistics", "account"],
  admin: ["customer", "farmer", "logistics", "admin", "account"],
};
const noCookies = { read: () => null, write: () => {}, clear: () => {} };

let database: FreshDatabase;
let app: TestApp;
const people = new Map<Role, Client>();
beforeAll(async () => {
  database = await freshDatabase();
  const deps = testDeps(database.db);
  app = await openApp(deps);
  await seedDemoAccounts(deps);
  for (const role of ROLES) {
    const client = httpClient(app);
    await client.post("/api/login", { username: role, password: DEMO_PASSWORD });
    people.set(role, client);
  }
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const visitor = () => httpClient(app);

describe("Every procedure", () => {
  it.each(procedures)("$path declares who may call it ($access; ASVS 8.1.1)", ({ access }) => {
    expect(["public", "signed_in", ...AREAS]).toContain(access);
  });

  it("named by a REST endpoint exists, so that the endpoint has its access rule", () => {
    const paths = procedures.map(({ path }) => path);
    for (const row of REST_TABLE) expect(paths).toContain(row.procedure);
  });
});

describe("A visitor", () => {
  it.each(guarded)("is refused by $path", async (procedure) => {
    const answer = await callBare(visitor(), procedure);
    expect(answer.status).toBe(401);
    expect(refusalIn(answer.body)).toMatchObject({
      code: "UNAUTHORIZED",
      failure: { code: "signed_out", message: "Please sign in first" },
    });
  });

  it("with an ended session is refused like one without a session", async () => {
    const client = visitor();
    await client.post("/api/login", { username: "customer", password: DEMO_PASSWORD });
    const kept = new Map(client.jar);
    await client.post("/api/logout");
    for (const [name, value] of kept) client.jar.set(name, value);
    for (const procedure of guarded) {
      for (const [name, value] of kept) client.jar.set(name, value);
      expect((await callBare(client, procedure)).status).toBe(401);
    }
  });
});

describe.each(ROLES)("Someone whose role is %s", (role) => {
  const areas = guarded.flatMap((procedure) =>
    AREAS.filter((area) => area === procedure.access).map((area) => ({ ...procedure, area })),
  );
  const closed = areas.filter(({ area }) => !mayEnter(role, area));

  it("is refused by every procedure of an area that is not theirs (ASVS 8.2.1, 8.3.1)", async () => {
    for (const procedure of closed) {
      const answer = await callBare(people.get(role)!, procedure);
      expect(answer.status, procedure.path).toBe(403);
      expect(refusalIn(answer.body).code).toBe("FORBIDDEN");
    }
  });

  it("is not refused by procedures for signed-in users or for their own areas", async () => {
    const open = guarded.filter((procedure) => !closed.some(({ path }) => path === procedure.path));
    for (const procedure of open.filter(({ type }) => type === "query")) {
      const { status } = await callBare(people.get(role)!, procedure);
      expect([401, 403], procedure.path).not.toContain(status);
    }
  });
});

describe("The kinds of procedures", () => {
  const kinds = router({
    public: publicProcedure.query(() => "open"),
    signedIn: signedInProcedure.query(() => "open"),
    ...Object.fromEntries(
      AREAS.map((area) => [area, areaProcedure(area).query(() => "open")] as const),
    ),
  });
  const callAs = async (user: SessionUser | null, kind: string): Promise<string> => {
    const api = createCallerFactory(kinds)({
      deps: testDeps(database.db),
      cookies: noCookies,
      user,
      session: null,
      address: "",
      userAgent: "",
      requestId: "",
    }) as unknown as Record<string, () => Promise<string>>;
    return api[kind]!().catch((error: TRPCError) => error.code);
  };

  it("let a visitor call only public procedures", async () => {
    expect(await callAs(null, "public")).toBe("open");
    for (const kind of ["signedIn", ...AREAS]) {
      expect(await callAs(null, kind)).toBe("UNAUTHORIZED");
    }
  });

  it.each(ROLES)("let the role %s call only what it may", async (role) => {
    const { body } = await people.get(role)!.get("/api/user");
    const user = body as SessionUser;
    expect(user.role).toBe(role);
    for (const kind of ["public", "signedIn"]) expect(await callAs(user, kind)).toBe("open");
    for (const area of AREAS) {
      expect(await callAs(user, area)).toBe(ENTRIES[role].includes(area) ? "open" : "FORBIDDEN");
    }
  });
});

describe("tRPC", () => {
  it("answers a batch of ten calls but refuses one of eleven with 400", async () => {
    const batch = (calls: number) =>
      visitor().get(`/trpc/${Array(calls).fill("auth.current").join(",")}?batch=1`);
    expect((await batch(10)).status).toBe(200);
    expect((await batch(11)).status).toBe(400);
  });

  it("changes nothing by GET", async () => {
    const client = people.get("customer")!;
    expect((await client.get("/trpc/auth.logout")).status).toBe(405);
    expect((await client.get("/api/user")).status).toBe(200);
  });

  it("does not reveal its procedures to a caller of an unknown one", async () => {
    const answer = await visitor().get("/trpc/admin.everything");
    expect(answer.status).toBe(404);
    expect(refusalIn(answer.body)).toMatchObject({ failure: { message: "There is nothing here" } });
    for (const { path } of procedures) expect(answer.text).not.toContain(path);
  });

  it.each([
    ["invalid JSON", "{", {}],
    ["a form", "a=1", { "content-type": "application/x-www-form-urlencoded" }],
    ["plain text", "{}", { "content-type": "text/plain" }],
  ])("refuses %s as a body", async (_name, body, headers) => {
    const answer = await visitor().send("POST", "/trpc/auth.login", body, headers);
    expect([400, 415]).toContain(answer.status);
    expect(answer.text).not.toMatch(/stack|SyntaxError|node_modules/);
  });

  it.each([
    "{",
    "null",
    '{"limit":101}',
    '{"limit":-1}',
    '{"sort":"; drop"}',
    '{"cursor":"x\\u0000"}',
  ])("refuses %s as the input of a list", async (input) => {
    const answer = await visitor().get(`/trpc/catalog.list?input=${encodeURIComponent(input)}`);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/stack|SyntaxError|node_modules/);
  });
});
