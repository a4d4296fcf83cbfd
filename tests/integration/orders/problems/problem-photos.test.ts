import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import { exportOwnData } from "#server/services/accounts/own/download/export-own-data.ts";
import { purgeOld } from "#server/services/analytics/retention/retention.ts";
import { UPLOAD_BYTES_MAX } from "#shared/inventory/upload.ts";
import { ana } from "#tests/support/market/people/accounts.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { written } from "#tests/support/market/written.ts";
import { type Client, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { photo } from "#tests/support/servers/photo-uploads.ts";
import { type MyOrders, openMyOrders } from "#tests/support/setups/orders/my-orders.ts";

const PATH = "/api/uploads/problem-photo";
const BYTES = { "content-type": "application/octet-stream" };

let shop: Awaited<ReturnType<typeof openMyOrders>>;
let at: MyOrders;
let app: TestApp;
let number: string;
let productId: number;
let jpeg: Buffer;

beforeAll(async () => {
  shop = await openMyOrders();
  jpeg = await photo(1200, 900)
    .withExif({ IFD0: { Artist: "Ida Kaiser" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  at = await shop.begin();
  app = await openApp(at.deps);
  number = await at.ordered();
  const { lines } = await at.read(at.ana, number);
  productId = lines.find(({ quantity }) => quantity === 2)!.productId;
  await at.deliver(number);
  return () => app[Symbol.asyncDispose]();
});

const { password } = ana;
async function signedIn(username: string): Promise<Client> {
  const client = httpClient(app);
  const { status } = await client.post("/api/login", { username, password });
  expect(status).toBe(200);
  return client;
}
/** Someone who works for a farm. */
async function farmerOf(name: string, farmId: number): Promise<Client> {
  const { user } = await at.person(name);
  await shop.database.db.update(users).set({ role: "farmer" }).where(eq(users.id, user.id));
  await shop.database.db.delete(farmMembers).where(eq(farmMembers.farmId, farmId));
  await shop.database.db.insert(farmMembers).values({ userId: user.id, farmId, ...written() });
  return signedIn(name);
}
const own = () => signedIn(`ana${at.serial}`);
const sendBy = (client: Client, body: Buffer = jpeg, query = `number=${number}`) =>
  client.send("POST", `${PATH}?${query}`, body, BYTES);
const sent = async (client: Client, query?: string) => {
  const { status, body } = await sendBy(client, jpeg, query);
  expect(status).toBe(201);
  at.clock.pass(1_000);
  return String(body["photo"]);
};
const report = (photos: string[], quantity = 1) =>
  at.ana.call((api) => api.orders.report({ number, productId, kind: "quality", quantity, photos }));
const opened = async (client: Client, id: string, query = "") =>
  (await client.get(`/problem-photos/${id}${query}`)).status;
const stored = () => shop.database.sql`
  select p.id, p.problem_id from problem_photos p join orders o on o.id = p.order_id
  where o.number = ${number}`;

/** A guest's delivered order, and the token of its link. */
async function guestOrder() {
  const email = `photo-guest${at.serial}@furrow.example`;
  const goods = [{ slug: at.goods[0], quantity: 1 }];
  const guests = await placedOrder(at.market, at.deps, visitor(at.deps), { goods, email });
  await at.deliver(guests);
  const [mail] = await shop.database.sql<{ text: string }[]>`
    select text from emails where kind = 'order_placed' and to_address = ${email}`;
  const token = /\/order\?token=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "";
  const order = await visitor(at.deps).call((api) => api.guestOrders.read({ token }));
  return { guests, token, bought: order.lines[0]!.productId };
}

describe("A photo of a problem", () => {
  it("of an order whose number cannot exist is refused like any other bad input", async () => {
    const client = await own();
    for (const query of ["number=%00", `number=%00&token=${"A".repeat(43)}`]) {
      expect((await sendBy(client, jpeg, query)).status).toBe(400);
    }
  });

  it("ASVS 8.2.2 is read by the reporter, the team and the goods' farm, and by nobody else", async () => {
    const ids = [await sent(await own()), await sent(await own())];
    await report(ids);
    const [line] = await shop.database.sql<{ farm: number; other: number }[]>`
      select farm_id as farm, (select id from farms where id <> farm_id limit 1) as other
      from order_lines l join orders o on o.id = l.order_id
      where o.number = ${number} and product_id = ${productId}`;
    const farm = await farmerOf(`grower${at.serial}`, line!.farm);
    const otherFarm = await farmerOf(`neighbor${at.serial}`, line!.other);
    const { user } = await at.person(`staff${at.serial}`);
    await shop.database.db.update(users).set({ role: "admin" }).where(eq(users.id, user.id));
    const admin = await signedIn(`staff${at.serial}`);
    for (const who of [await own(), farm, admin]) expect(await opened(who, ids[0]!)).toBe(200);
    const { token } = await guestOrder();
    for (const who of [await signedIn(`ben${at.serial}`), otherFarm]) {
      expect(await opened(who, ids[0]!)).toBe(404);
    }
    expect(await opened(httpClient(app), ids[0]!)).toBe(401);
    expect(await opened(httpClient(app), ids[0]!, `?token=${token}`)).toBe(404);
    expect(await opened(httpClient(app), ids[0]!, "?token=x")).toBe(404);
    expect((await (await own()).get(`/pictures/${ids[0]}`)).status).toBe(404);
    expect((await (await own()).get("/problem-photos/..%2f1")).status).toBe(404);

    const order = await at.read(at.ana, number);
    expect(order.problems).toMatchObject([{ photos: ids }]);
    const asked = async (client: Client, name: string) => {
      const { body } = await client.get(`/trpc/${name}?input=%7B%22state%22%3A%22open%22%7D`);
      return JSON.stringify(body);
    };
    expect(await asked(admin, "admin.problems.page")).toContain(ids[1]);
    const desk = await admin.get(
      `/trpc/admin.orders.one?input=${encodeURIComponent(JSON.stringify({ number }))}`,
    );
    expect(desk.body).toMatchObject({ result: { data: { problems: [{ photos: ids }] } } });
    const seen = await asked(farm, "farmer.problems.page");
    expect(seen).toContain(ids[1]);
    expect(seen).not.toContain(`ana${at.serial}@`);
    expect(await asked(otherFarm, "farmer.problems.page")).not.toContain(ids[1]);
  });

  it("is read by its farm only once it is reported", async () => {
    const id = await sent(await own());
    const [line] = await shop.database.sql<{ farm: number }[]>`
      select farm_id as farm from order_lines l join orders o on o.id = l.order_id
      where o.number = ${number} and product_id = ${productId}`;
    const farm = await farmerOf(`early${at.serial}`, line!.farm);
    expect([await opened(farm, id), await opened(await own(), id)]).toEqual([404, 200]);
  });

  it("ASVS 5.3.1 is stored as a JPEG without metadata, and served as one", async () => {
    expect(jpeg.includes("Ida Kaiser")).toBe(true);
    const client = await own();
    const id = await sent(client);
    const [row] = await shop.database.sql`select bytes from problem_photos where id = ${id}`;
    const kept = row?.["bytes"] as Buffer;
    expect(kept.includes("Ida Kaiser")).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: "jpeg", width: 1200 });
    expect((await client.get(`/problem-photos/${id}`)).headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  });

  it("comes from a guest by the order's link, and is seen by that link alone", async () => {
    const { guests, token, bought } = await guestOrder();
    const client = httpClient(app);
    const id = await sent(client, `number=${guests}&token=${token}`);
    const line = { productId: bought, kind: "damaged" as const, quantity: 1, photos: [id] };
    await visitor(at.deps).call((api) =>
      api.guestOrders.report({ token, number: guests, ...line }),
    );
    const order = await visitor(at.deps).call((api) => api.guestOrders.read({ token }));
    expect(order.problems).toMatchObject([{ photos: [id] }]);
    expect(await opened(client, id, `?token=${token}`)).toBe(200);
    expect(await opened(client, id)).toBe(401);
    expect(await opened(await own(), id)).toBe(404);
    const foreign = await sendBy(client, jpeg, `number=${number}&token=${token}`);
    expect(foreign.status).toBe(404);
  });

  it("is taken for one's own order alone, and only while problems can be reported", async () => {
    const ben = await signedIn(`ben${at.serial}`);
    expect((await sendBy(ben)).status).toBe(404);
    expect((await sendBy(httpClient(app))).status).toBe(401);
    expect((await sendBy(await own(), jpeg, "")).status).toBe(404);
    const later = await at.ordered();
    expect((await sendBy(await own(), jpeg, `number=${later}`)).status).toBe(409);
  });

  it("is used once, for a problem with its own order, and at most three are", async () => {
    const client = await own();
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await sent(client));
    await expect(report(ids)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await report(ids.slice(0, 3));
    await expect(report(ids.slice(2), 1)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "Please add the photos again.",
    });
    const { guests, token, bought } = await guestOrder();
    const asGuest = visitor(at.deps).call((api) =>
      api.guestOrders.report({
        token,
        number: guests,
        productId: bought,
        kind: "quality",
        quantity: 1,
        photos: [ids[3]!],
      }),
    );
    await expect(asGuest).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect((await stored()).filter((row) => row["problem_id"] !== null)).toHaveLength(3);
  });

  it("is neither uploaded again nor reported twice when the response to its report was lost", async () => {
    const photos = [await sent(await own()), await sent(await own())];
    const asked = { number, productId, kind: "quality", quantity: 1, photos } as const;
    const again = (key: string) => at.ana.call((api) => api.orders.report({ ...asked, key }));
    const key = randomUUID();
    await again(key);
    await again(key);
    const { problems } = await at.read(at.ana, number);
    expect(problems).toMatchObject([{ quantity: 1, photos }]);
    await expect(again(randomUUID())).rejects.toThrow("Please add the photos again.");

    const { guests, token, bought } = await guestOrder();
    const id = await sent(httpClient(app), `number=${guests}&token=${token}`);
    const line = { productId: bought, kind: "damaged" as const, quantity: 1, photos: [id] };
    const guest = visitor(at.deps);
    for (let count = 0; count < 2; count += 1) {
      await guest.call((api) => api.guestOrders.report({ token, number: guests, ...line, key }));
    }
    const order = await guest.call((api) => api.guestOrders.read({ token }));
    expect(order.problems).toMatchObject([{ photos: [id] }]);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a document", Buffer.from("%PDF-1.7\ntrailer\n%%EOF\n")],
    ["a broken photo", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])("ASVS 5.2.2 is refused if it is %s", async (_what, bytes) => {
    const { status, body } = await sendBy(await own(), bytes);
    expect([status, body["message"]]).toEqual([
      400,
      "This is not a photo we can read. Please choose a JPEG, PNG or WebP.",
    ]);
  });

  it("ASVS 5.2.1 is refused if its file or its picture is too large, in the reader's language", async () => {
    const client = await own();
    const heavy = await sendBy(client, Buffer.alloc(UPLOAD_BYTES_MAX + 1, 32));
    expect([heavy.status, heavy.body["message"]]).toEqual([
      413,
      "A photo can be up to 5 MB. Please choose a smaller one.",
    ]);
    const bomb = await photo(9_000, 9_000).png().toBuffer();
    const wide = await client.send("POST", `${PATH}?number=${number}`, bomb, {
      ...BYTES,
      "accept-language": "es",
    });
    expect([wide.status, wide.body["message"]]).toEqual([
      400,
      expect.stringMatching(/6,000 pixeles/),
    ]);
  });

  it("is deleted if no report used it within a day, and if there are too many of them", async () => {
    const client = await own();
    const first = await sent(client);
    for (let count = 0; count < 12; count += 1) await sent(client);
    expect(await stored()).toHaveLength(12);
    expect((await stored()).map((row) => row["id"])).not.toContain(first);
    const used = await sent(client);
    await report([used]);
    at.clock.pass(1.1 * DAY);
    await purgeOld(at.deps);
    expect((await stored()).map((row) => row["id"])).toEqual([used]);
  });

  it("is listed in the reporter's download, without its bytes", async () => {
    const id = await sent(await own());
    await report([id]);
    const { tables } = JSON.parse(await exportOwnData(at.deps, at.ana.user)) as {
      tables: { problem_photos: object[] };
    };
    expect(tables.problem_photos).toMatchObject([{ id, address: `/problem-photos/${id}` }]);
    expect(tables.problem_photos[0]).not.toHaveProperty("bytes");
  });

  it("goes with its order's buyer", async () => {
    const id = await sent(await own());
    await report([id]);
    at.clock.pass(8 * 365 * DAY);
    await purgeOld(at.deps);
    expect(await stored()).toEqual([]);
  });

  it("is not taken once it is too late to report", async () => {
    at.clock.pass(8 * DAY);
    expect((await sendBy(await own())).status).toBe(409);
  });
});
