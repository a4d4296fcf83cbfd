import { afterAll, beforeAll, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { GOODS, openWorld, type Person, type World } from "#tests/support/powers/world.ts";

let world: World;
let admin: Person;
let ana: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  ana = await world.person();
});
afterAll(() => world[Symbol.asyncDispose]());

const find = (q: string) => admin.call((api) => api.admin.search({ q }));

it("finds orders, customers, farms and products, at most five of each", async () => {
  const { number } = await world.order(ana);
  expect(await find(number)).toMatchObject([
    { kind: "order", path: `/dashboard/admin/orders/${number}`, title: number },
  ]);
  const byEmail = await find(ana.user.email);
  expect(byEmail.map(({ kind }) => kind)).toEqual(["order", "person"]);
  expect(byEmail[1]?.path).toBe(`/dashboard/admin/users/${ana.user.id}`);
  expect(byEmail[1]?.about).toBe(`${ana.user.email}, Customer`);
  const carrots = await find("nantes carr");
  expect(carrots).toContainEqual(expect.objectContaining({ kind: "product" }));
  const [farm] = await world.market.database.sql`select name from farms order by id limit 1`;
  expect(await find(String(farm!["name"]).toUpperCase())).toContainEqual(
    expect.objectContaining({ kind: "farm", title: farm!["name"] }),
  );
  const many = await find("an");
  for (const kind of ["order", "person", "farm", "product"]) {
    expect(many.filter((row) => row.kind === kind).length).toBeLessThanOrEqual(5);
  }
});

it("finds and shows products in Spanish for Spanish readers", async () => {
  const { sql } = world.market.database;
  await sql`update products set name_es = 'Zanahorias Nantes', pack = '1 lb bunch' where slug = ${GOODS}`;
  const goods = (q: string) => speak("es", async () => (await find(q)).filter(isProduct));
  const isProduct = ({ kind }: { kind: string }) => kind === "product";
  const shown = expect.objectContaining({
    title: "Zanahorias Nantes",
    about: expect.stringMatching(/^manojo de 1 lb, /),
  });
  expect(await goods("zanahor nantes")).toContainEqual(shown);
  expect(await goods("nantes carr")).toContainEqual(shown);
  expect((await find("zanahor nantes")).filter(isProduct)).toEqual([]);
});

it("takes special characters literally, never as a pattern", async () => {
  for (const q of ["%%%", "___", "a & | !", "':*", "((", "100% \\"]) {
    expect(await find(q), q).toEqual([]);
  }
});

it("requires at least two characters, and an admin", async () => {
  await expect(find("a")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  for (const role of ["customer", "farmer", "logistics"] as const) {
    const who = await world.person(role);
    await expect(who.call((api) => api.admin.search({ q: "ana" }))).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  }
});
