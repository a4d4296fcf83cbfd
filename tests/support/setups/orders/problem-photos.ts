import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import { ana } from "#tests/support/market/people/accounts.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { written } from "#tests/support/market/written.ts";
import { type Client, httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { photo } from "#tests/support/servers/photo-uploads.ts";
import { type MyOrders, openMyOrders } from "#tests/support/setups/orders/my-orders.ts";

export const PATH = "/api/uploads/problem-photo";
export const BYTES = { "content-type": "application/octet-stream" };

/** Opens a shop for the file, in which Ana adds photos to the problem with her order that is delivered in each test. */
export function withProblemPhotos() {
  let shop: Awaited<ReturnType<typeof openMyOrders>>;
  let my: MyOrders;
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
    my = await shop.begin();
    app = await openApp(my.deps);
    number = await my.ordered();
    const { lines } = await my.read(my.ana, number);
    productId = lines.find(({ quantity }) => quantity === 2)!.productId;
    await my.deliver(number);
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
    const { user } = await my.person(name);
    await shop.database.db.update(users).set({ role: "farmer" }).where(eq(users.id, user.id));
    await shop.database.db.delete(farmMembers).where(eq(farmMembers.farmId, farmId));
    await shop.database.db.insert(farmMembers).values({ userId: user.id, farmId, ...written() });
    return signedIn(name);
  }
  const own = () => signedIn(`ana${my.serial}`);
  const sendBy = (client: Client, body: Buffer = jpeg, query = `number=${number}`) =>
    client.send("POST", `${PATH}?${query}`, body, BYTES);
  const sent = async (client: Client, query?: string) => {
    const { status, body } = await sendBy(client, jpeg, query);
    expect(status).toBe(201);
    my.clock.pass(1_000);
    return String(body["photo"]);
  };
  const report = (photos: string[], quantity = 1) =>
    my.ana.call((api) =>
      api.orders.report({ number, productId, kind: "quality", quantity, photos }),
    );
  const opened = async (client: Client, id: string, query = "") =>
    (await client.get(`/problem-photos/${id}${query}`)).status;
  const stored = () => shop.database.sql`
    select p.id, p.problem_id from problem_photos p join orders o on o.id = p.order_id
    where o.number = ${number}`;

  /** A guest's delivered order, and the token of its link. */
  async function guestOrder() {
    const email = `photo-guest${my.serial}@furrow.example`;
    const goods = [{ slug: my.goods[0], quantity: 1 }];
    const guests = await placedOrder(my.market, my.deps, visitor(my.deps), { goods, email });
    await my.deliver(guests);
    const [mail] = await shop.database.sql<{ text: string }[]>`
      select text from emails where kind = 'order_placed' and to_address = ${email}`;
    const token = /\/order\?token=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "";
    const order = await visitor(my.deps).call((api) => api.guestOrders.read({ token }));
    return { guests, token, bought: order.lines[0]!.productId };
  }

  return {
    /** The market of all tests. */
    get shop() {
      return shop;
    },
    /** The people and the clock of this test. */
    get my() {
      return my;
    },
    get app() {
      return app;
    },
    /** Ana's order, and the product of which she bought two. */
    get number() {
      return number;
    },
    get productId() {
      return productId;
    },
    /** A photo with metadata. */
    get jpeg() {
      return jpeg;
    },
    signedIn,
    farmerOf,
    own,
    sendBy,
    sent,
    report,
    opened,
    stored,
    guestOrder,
  };
}
