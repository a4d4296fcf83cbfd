import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { type Client, httpClient } from "#tests/support/servers/http.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { withProblemPhotos } from "#tests/support/setups/orders/problem-photos.ts";

const at = withProblemPhotos();

describe("A photo of a problem", () => {
  it("of an order whose number cannot exist is refused like any other bad input", async () => {
    const client = await at.own();
    for (const query of ["number=%00", `number=%00&token=${"A".repeat(43)}`]) {
      expect((await at.sendBy(client, at.jpeg, query)).status).toBe(400);
    }
  });

  it("ASVS 8.2.2 is read by the reporter, the team and the goods' farm, and by nobody else", async () => {
    const ids = [await at.sent(await at.own()), await at.sent(await at.own())];
    await at.report(ids);
    const [line] = await at.shop.database.sql<{ farm: number; other: number }[]>`
      select farm_id as farm, (select id from farms where id <> farm_id limit 1) as other
      from order_lines l join orders o on o.id = l.order_id
      where o.number = ${at.number} and product_id = ${at.productId}`;
    const farm = await at.farmerOf(`grower${at.my.serial}`, line!.farm);
    const otherFarm = await at.farmerOf(`neighbor${at.my.serial}`, line!.other);
    const { user } = await at.my.person(`staff${at.my.serial}`);
    await at.shop.database.db.update(users).set({ role: "admin" }).where(eq(users.id, user.id));
    const admin = await at.signedIn(`staff${at.my.serial}`);
    for (const who of [await at.own(), farm, admin])
      expect(await at.opened(who, ids[0]!)).toBe(200);
    const { token } = await at.guestOrder();
    for (const who of [await at.signedIn(`ben${at.my.serial}`), otherFarm]) {
      expect(await at.opened(who, ids[0]!)).toBe(404);
    }
    expect(await at.opened(httpClient(at.app), ids[0]!)).toBe(401);
    expect(await at.opened(httpClient(at.app), ids[0]!, `?token=${token}`)).toBe(404);
    expect(await at.opened(httpClient(at.app), ids[0]!, "?token=x")).toBe(404);
    expect((await (await at.own()).get(`/pictures/${ids[0]}`)).status).toBe(404);
    expect((await (await at.own()).get("/problem-photos/..%2f1")).status).toBe(404);

    const order = await at.my.read(at.my.ana, at.number);
    expect(order.problems).toMatchObject([{ photos: ids }]);
    const asked = async (client: Client, name: string) => {
      const { body } = await client.get(`/trpc/${name}?input=%7B%22state%22%3A%22open%22%7D`);
      return JSON.stringify(body);
    };
    expect(await asked(admin, "admin.problems.page")).toContain(ids[1]);
    const desk = await admin.get(
      `/trpc/admin.orders.one?input=${encodeURIComponent(JSON.stringify({ number: at.number }))}`,
    );
    expect(desk.body).toMatchObject({ result: { data: { problems: [{ photos: ids }] } } });
    const seen = await asked(farm, "farmer.problems.page");
    expect(seen).toContain(ids[1]);
    expect(seen).not.toContain(`ana${at.my.serial}@`);
    expect(await asked(otherFarm, "farmer.problems.page")).not.toContain(ids[1]);
  });

  it("is read by its farm only once it is reported", async () => {
    const id = await at.sent(await at.own());
    const [line] = await at.shop.database.sql<{ farm: number }[]>`
      select farm_id as farm from order_lines l join orders o on o.id = l.order_id
      where o.number = ${at.number} and product_id = ${at.productId}`;
    const farm = await at.farmerOf(`early${at.my.serial}`, line!.farm);
    expect([await at.opened(farm, id), await at.opened(await at.own(), id)]).toEqual([404, 200]);
  });

  it("comes from a guest by the order's link, and is seen by that link alone", async () => {
    const { guests, token, bought } = await at.guestOrder();
    const client = httpClient(at.app);
    const id = await at.sent(client, `number=${guests}&token=${token}`);
    const line = { productId: bought, kind: "damaged" as const, quantity: 1, photos: [id] };
    await visitor(at.my.deps).call((api) =>
      api.guestOrders.report({ token, number: guests, ...line }),
    );
    const order = await visitor(at.my.deps).call((api) => api.guestOrders.read({ token }));
    expect(order.problems).toMatchObject([{ photos: [id] }]);
    expect(await at.opened(client, id, `?token=${token}`)).toBe(200);
    expect(await at.opened(client, id)).toBe(401);
    expect(await at.opened(await at.own(), id)).toBe(404);
    const foreign = await at.sendBy(client, at.jpeg, `number=${at.number}&token=${token}`);
    expect(foreign.status).toBe(404);
  });

  it("is taken for one's own order alone, and only while problems can be reported", async () => {
    const ben = await at.signedIn(`ben${at.my.serial}`);
    expect((await at.sendBy(ben)).status).toBe(404);
    expect((await at.sendBy(httpClient(at.app))).status).toBe(401);
    expect((await at.sendBy(await at.own(), at.jpeg, "")).status).toBe(404);
    const later = await at.my.ordered();
    expect((await at.sendBy(await at.own(), at.jpeg, `number=${later}`)).status).toBe(409);
  });

  it("is used once, for a problem with its own order, and at most three are", async () => {
    const client = await at.own();
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await at.sent(client));
    await expect(at.report(ids)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await at.report(ids.slice(0, 3));
    await expect(at.report(ids.slice(2), 1)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "Please add the photos again.",
    });
    const { guests, token, bought } = await at.guestOrder();
    const asGuest = visitor(at.my.deps).call((api) =>
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
    expect((await at.stored()).filter((row) => row["problem_id"] !== null)).toHaveLength(3);
  });

  it("is neither uploaded again nor reported twice when the response to its report was lost", async () => {
    const photos = [await at.sent(await at.own()), await at.sent(await at.own())];
    const asked = {
      number: at.number,
      productId: at.productId,
      kind: "quality",
      quantity: 1,
      photos,
    } as const;
    const again = (key: string) => at.my.ana.call((api) => api.orders.report({ ...asked, key }));
    const key = randomUUID();
    await again(key);
    await again(key);
    const { problems } = await at.my.read(at.my.ana, at.number);
    expect(problems).toMatchObject([{ quantity: 1, photos }]);
    await expect(again(randomUUID())).rejects.toThrow("Please add the photos again.");

    const { guests, token, bought } = await at.guestOrder();
    const id = await at.sent(httpClient(at.app), `number=${guests}&token=${token}`);
    const line = { productId: bought, kind: "damaged" as const, quantity: 1, photos: [id] };
    const guest = visitor(at.my.deps);
    for (let count = 0; count < 2; count += 1) {
      await guest.call((api) => api.guestOrders.report({ token, number: guests, ...line, key }));
    }
    const order = await guest.call((api) => api.guestOrders.read({ token }));
    expect(order.problems).toMatchObject([{ photos: [id] }]);
  });

  it("is not taken once it is too late to report", async () => {
    at.my.clock.pass(8 * DAY);
    expect((await at.sendBy(await at.own())).status).toBe(409);
  });
});
