import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REST_TABLE } from "#server/rest/table.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { httpClient, openApp, PUBLIC_URL, type TestApp } from "#tests/support/servers/http.ts";

type Schema = { $ref?: string; properties?: Record<string, Schema>; required?: string[] } & Record<
  string,
  unknown
>;
type Operation = {
  operationId: string;
  summary: string;
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

let database: FreshDatabase;
let app: TestApp;
let document: Document;
beforeAll(async () => {
  database = await freshDatabase();
  app = await openApp(testDeps(database.db));
  const answer = await httpClient(app).get("/api/openapi.json");
  document = answer.body as Document;
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
const bodyOf = (path: string): Schema | undefined =>
  document.paths[path]?.post?.requestBody?.content["application/json"]?.schema;
const successOf = (path: string): Schema | undefined =>
  document.paths[path]?.post?.responses["2XX"]?.content["application/json"]?.schema;

describe("The API document", () => {
  it("is OpenAPI 3.1, with a title, a version and this server", () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.any(String), version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      servers: [{ url: PUBLIC_URL }],
    });
  });

  it("lists exactly the endpoints that exist", () => {
    const listed = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const served = REST_TABLE.map((row) => `${row.method} ${row.path}`);
    expect(listed.toSorted()).toEqual(served.toSorted());
  });

  it("names every operation once, with its answer and its failures", () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations()) {
      expect(operation.operationId).toMatch(/^\w+$/);
      expect(operation.summary).not.toBe("");
      expect(Object.keys(operation.responses)).toEqual(["409", "2XX", "4XX", "5XX"]);
      for (const response of Object.values(operation.responses)) {
        expect(response.description).not.toBe("");
        expect(response.content["application/json"]?.schema).toBeTypeOf("object");
      }
    }
  });

  it.each([
    ["/api/login", ["password", "username"]],
    ["/api/register", ["email", "firstName", "lastName", "password", "username"]],
    ["/api/create-payment-intent", ["amount", "delivery", "items"]],
    ["/api/process-order", ["paymentIntentId"]],
  ])("states the required fields of %s", (path, required) => {
    const schema = bodyOf(path);
    expect(schema?.required?.toSorted()).toEqual(required);
    expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(required));
  });

  it("states the content of every success", () => {
    for (const { path, operation } of operations()) {
      const success = operation.responses["2XX"]?.content["application/json"]?.schema ?? {};
      expect(Object.keys(success), path).not.toEqual([]);
    }
    const order = JSON.stringify(successOf("/api/process-order"));
    expect(order).toMatch(/orderNumber.*receiptNumber/s);
    expect(successOf("/api/create-payment-intent")?.required).toEqual(
      expect.arrayContaining(["clientSecret", "paymentIntentId", "totals", "holdExpiresAt"]),
    );
  });

  it("states both bodies of a subscription, and none where there is none", () => {
    expect(JSON.stringify(bodyOf("/api/subscribers"))).toMatch(/welcome_popup.*footer_newsletter/s);
    expect(bodyOf("/api/logout")).toBeUndefined();
    expect(document.paths["/api/user"]?.get).not.toHaveProperty("requestBody");
  });

  it("states the content of each refusal with 409, with amounts in dollars", () => {
    for (const { path, operation } of operations()) {
      const refused = operation.responses["409"]?.content["application/json"]?.schema;
      expect(refused, path).toEqual({ $ref: "#/components/schemas/Conflict" });
    }
    const conflict = document.components.schemas["Conflict"] ?? {};
    const [, kinds] = conflict["allOf"] as [Schema, Schema];
    const details = new Map(
      (kinds["oneOf"] as Schema[]).map(({ properties }) => [
        properties?.["code"]?.["const"],
        properties?.["details"],
      ]),
    );
    expect([...details.keys()]).toEqual(
      expect.arrayContaining(["price_changed", "out_of_stock", "window_full", "already_paid"]),
    );
    expect(details.get("price_changed")?.properties?.["total"]).toEqual({
      type: "number",
      description: "US dollars",
    });
  });

  it("allows null for every optional field", () => {
    const { required = [], properties = {} } = bodyOf("/api/register") ?? {};
    for (const [name, property] of Object.entries(properties)) {
      const isNullable = JSON.stringify(property).includes('{"type":"null"}');
      expect(isNullable, name).toBe(!required.includes(name));
    }
  });

  it("has no reference to something that it does not contain", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, reference = ""] of references) {
      const found = reference
        .replace(/^#\//, "")
        .split("/")
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
      expect(found, reference).toBeTypeOf("object");
    }
  });
});
