import { freshDatabase } from "../postgres/database.ts";
import { testDeps } from "../deps.ts";
import { httpClient, openApp } from "./http.ts";

export const SECURE_URL = "https://shop.example";
/** Shorter than the server's default, so that tests do not have to wait. */
const TIMING = { requestMs: 500, headersMs: 400, lookMs: 100, silentMs: 60_000 };

export type BothApps = Awaited<ReturnType<typeof openBothApps>>;

/** One database with two listening servers: one with a local address, one with a public https address. */
export async function openBothApps() {
  const database = await freshDatabase();
  const deps = testDeps(database.db);
  const app = await openApp(deps, { timing: TIMING });
  const secure = await openApp(deps, { publicUrl: SECURE_URL, timing: TIMING });
  for (const one of [app, secure]) await one.listen({ port: 0, host: "127.0.0.1" });
  return {
    database,
    app,
    secure,
    visit: () => httpClient(app),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]();
      await secure[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
