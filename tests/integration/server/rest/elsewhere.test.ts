import { afterAll, beforeAll, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { failure, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";

let database: FreshDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  app = await openApp(testDeps(database.db));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

it.each(["PUT", "PATCH", "DELETE", "OPTIONS"] as const)(
  "%s is not a method of our API, whatever its body: 405, with what is allowed",
  async (method) => {
    for (const type of ["application/json", "text/plain"]) {
      const answer = await httpClient(app).send(method, "/trpc/auth.current", "{}", {
        "content-type": type,
      });
      expect(answer).toMatchObject({
        status: 405,
        headers: { allow: "GET, HEAD, POST" },
        body: failure("invalid", "This method is not supported"),
      });
    }
  },
);

it.each(["/pictures/", "/pictures/..%2f", "/pictures/..%2fpackage.json", "/pictures/%00"])(
  "%s is not a picture: a plain 404",
  async (url) => {
    const answer = await app.inject({ method: "GET", url });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, failure("not_found")]);
  },
);
