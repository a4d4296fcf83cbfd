import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import type { Deps } from "#server/deps.ts";
import { viewsOf } from "#server/services/catalog/product/product-views.ts";
import { PRINT_CHOICE_PATH } from "#shared/inventory/upload.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { printOf, printUrl } from "#shared/platform/pages/pictures.ts";
import { testDeps } from "#tests/support/deps.ts";
import { addFarm, addFarmMember, addProduct } from "#tests/support/market/market.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { type Client, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { temporaryFolder } from "#tests/support/servers/temporary-folder.ts";

let database: FreshDatabase;
let deps: Deps;
let app: TestApp;
let productId: number;
const people = new Map<Role, Client>();

const BYTES = { "content-type": "application/octet-stream" };
const CHOICE = { form: "leeks", inks: [], ground: "sage", title: "Leeks of ours", words: "" };

beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  app = await openApp(deps, { picturesDir: temporaryFolder("chosen-prints") });
  await seedDemoAccounts(deps);
  for (const role of ["customer", "farmer"] as const) {
    const client = httpClient(app);
    await client.post("/api/login", { username: role, password: DEMO_PASSWORD });
    people.set(role, client);
  }
  await database.empty("farms", "products", "stock", "farm_members");
  const farmId = await addFarm(database.db);
  productId = await addProduct(database.db, { farmId });
  await addFarmMember(database.db, farmId);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const choose = (choice: unknown, role: Role = "farmer") =>
  people.get(role)!.send("POST", PRINT_CHOICE_PATH, Buffer.from(JSON.stringify(choice)), BYTES);

const viewsNow = async () => {
  const answer = await httpClient(app).get(
    `/trpc/catalog.product?input=${encodeURIComponent(JSON.stringify({ id: productId }))}`,
  );
  const { result } = answer.body as { result: { data: { views: unknown } } };
  return result.data.views;
};

it("A chosen drawing is saved, shown with the product, and used in its share card with its name", async () => {
  const kept = await choose(CHOICE);
  expect(kept.status).toBe(201);
  const picture = String(kept.body["picture"]);
  const shown = await people
    .get("farmer")!
    .post("/trpc/farmer.inventory.changePicture", { productId, picture });
  expect(shown.status).toBe(200);

  const guest = httpClient(app);
  const product = await guest.get(
    `/trpc/catalog.product?input=${encodeURIComponent(JSON.stringify({ id: productId }))}`,
  );
  expect(product.body).toMatchObject({ result: { data: { picture } } });
  const print = printOf(picture);
  expect(print).toMatchObject({ ground: "sage" });
  const file = await guest.get(printUrl(print?.name ?? ""));
  expect(file.headers["content-type"]).toBe("image/svg+xml");
  expect(file.headers["cache-control"]).toContain("immutable");
  expect(file.text).toContain('aria-label="Leeks of ours"');
  const shared = await guest.get(`/share/products/${productId}.jpg`);
  expect(shared.status).toBe(200);
});

it("A photo replaces it, and the drawing is shown after the photo", async () => {
  const farmer = people.get("farmer")!;
  const kept = await choose({ ...CHOICE, form: "watermelon-radish" });
  const drawing = String(kept.body["picture"]);
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: "#c33" } });
  const sent = await farmer.send(
    "POST",
    "/api/uploads/picture",
    await plain.jpeg().toBuffer(),
    BYTES,
  );
  const photo = String(sent.body["picture"]);
  for (const picture of [drawing, photo]) {
    await farmer.post("/trpc/farmer.inventory.changePicture", { productId, picture });
  }
  expect(await viewsNow()).toEqual([
    { key: photo, label: "Photo", part: null },
    { key: drawing, label: "Drawing", part: null },
  ]);
  await farmer.post("/trpc/farmer.inventory.changePicture", { productId, picture: drawing });
  expect(await viewsNow()).toEqual([{ key: drawing, label: "Whole view", part: null }]);
});

it("The market's own print is shown whole, followed by its cut face", () => {
  const key = "print-blush-red-beets";
  const part = { left: 428, top: 336, width: 270 };
  const face = { key, label: "The cut face", part };
  expect(viewsOf(key, null)).toEqual([{ key, label: "Whole view", part: null }, face]);
  expect(viewsOf("upload-1", key)).toEqual([
    { key: "upload-1", label: "Photo", part: null },
    { key, label: "Drawing", part: null },
    face,
  ]);
});

it.each([
  ["an unknown form", { ...CHOICE, form: "durian" }, "Please choose one of the drawings"],
  ["an unknown ink", { ...CHOICE, inks: ["glitter"] }, "We do not recognize this value"],
  ["no name", { ...CHOICE, title: " " }, "A packet needs a name of 1 to 60 characters"],
  ["too long a text", { ...CHOICE, words: "x".repeat(41) }, "Please use at most 40 characters"],
])("%s is refused with a message", async (_what, choice, message) => {
  const refused = await choose(choice);
  expect(refused.status).toBe(400);
  expect(refused.body["message"]).toMatch(message);
});

it("A name is text in the picture, never markup", async () => {
  const kept = await choose({
    ...CHOICE,
    form: "packet",
    title: '<script>"&',
  });
  const picture = String(kept.body["picture"]);
  const file = await httpClient(app).get(printUrl(printOf(picture)?.name ?? ""));
  expect(file.text).toContain('aria-label="&lt;script>&quot;&amp;"');
  expect(file.text).not.toContain("<script");
});

it("Only farmers and the team can choose drawings", async () => {
  expect((await choose(CHOICE, "customer")).status).toBe(403);
});
