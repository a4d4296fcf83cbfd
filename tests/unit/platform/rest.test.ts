import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readJson, request, RestError } from "#client/lib/api/rest.ts";

/** Answers a request for `/<status>/<body>` with just that. */
let server: Server;
let base = "";
beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const [, status = "200", body = ""] = url.split("/");
    response.statusCode = Number(status);
    response.end(decodeURIComponent(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const at = (status: number, body = "") => `${base}/${status}/${encodeURIComponent(body)}`;

test.each([
  [409, '{"message":"Taken"}', '409: {"message":"Taken"}'],
  [502, "a page of a proxy", "502: a page of a proxy"],
  [404, "", "404: Not Found"],
])(
  "an answer %i with %j throws an error that reads status: body",
  async (status, body, message) => {
    await expect(request(at(status, body))).rejects.toThrow(
      new RestError(status, body || "Not Found"),
    );
    await expect(request(at(status, body))).rejects.toMatchObject({ message, status });
  },
);

test("the message for people is that of the body, if it has one", () => {
  expect(new RestError(409, '{"message":"Taken"}').words).toBe("Taken");
  for (const body of ["", "<html>", "null", '{"message":5}', "[]"]) {
    expect(new RestError(500, body).words).toBeNull();
  }
});

test("a 401 on a read throws, or is null if asked for", async () => {
  await expect(readJson(at(401, "{}"))).rejects.toThrow("401: {}");
  expect(await readJson(at(401, "{}"), { unauthorized: "null" })).toBeNull();
  await expect(readJson(at(403, "{}"), { unauthorized: "null" })).rejects.toThrow("403: {}");
  expect(await readJson(at(200, '{"id":"1"}'))).toEqual({ id: "1" });
});
