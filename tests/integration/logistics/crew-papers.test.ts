import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { speak } from "#server/language.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { businessTimeOn } from "#shared/time.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { type CrewDay, openCrewDay } from "#tests/support/market/orders/crew-day.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

let at: CrewDay;
beforeAll(async () => {
  at = await openCrewDay();
  const { db } = at.market.database;
  const farmId = await addFarm(db, { name: "Alder Farm" });
  const cod = {
    slug: "own-cod",
    name: "Rock cod",
    nameEs: "Bacalao",
    category: "seafood",
  } as const;
  const keeping = { storage: "On ice.", storageEs: "Sobre hielo.", keepsDays: 2, pack: "1 lb bag" };
  await addProduct(db, { farmId, ...cod, ...keeping });
  await setStock(db, "own-cod", 900);
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.sql, at.clock.now());
});

const GOODS = [
  { slug: "own-beets", quantity: 2 },
  { slug: "own-cod", quantity: 3 },
];
const slips = () => at.lou.call((api) => api.logistics.slips(at.here()));
const drive = (routeId: string) => at.bo.call((api) => api.logistics.drive({ routeId }));

describe("The packing slips of a window", () => {
  it("say what is in each crate by farm, how to keep it and what to eat first", async () => {
    const number = await at.bought({ goods: GOODS });
    await at.lock();
    const [slip] = await slips();
    expect(slip).toMatchObject({
      number,
      language: "en",
      heading: "Ana, this is your crate from Furrow",
      farms: [
        { name: "Alder Farm", lines: [{ goods: "3 × Rock cod, 1 lb bag", storage: "On ice." }] },
        { name: "Fern Farm", lines: [{ goods: "2 × Own beets, 1 lb", storage: "Cold." }] },
      ],
      first: ["First into the refrigerator: fish.", "Use first: Rock cod."],
    });
    expect(slip!.about).toContain(number);
    expect(slip!.about).toContain("8AM-12PM");
    expect(JSON.stringify(slip)).not.toMatch(/\$\d|Quiet Lane|Lee/u);
  });

  it("are in the language of each order, whoever prints them, and mark texts that exist in the other one only", async () => {
    const number = await at.bought({ goods: GOODS });
    await at.lock();
    await at.sql`update orders set language = 'es' where number = ${number}`;
    const [slip] = await slips();
    expect(slip).toMatchObject({
      language: "es",
      heading: "Ana, esta es su caja de Furrow",
      farms: [
        {
          lines: [
            { goods: "3 × Bacalao, bolsa de 1 lb", storage: "Sobre hielo.", storageIn: undefined },
          ],
        },
        { lines: [{ goods: "2 × Own beets, 1 lb", storage: "Cold.", storageIn: "en" }] },
      ],
      first: ["Meta primero al refrigerador el pescado.", "Use primero: Bacalao."],
    });
    expect(await speak("es", slips)).toEqual([slip]);
  });

  it("come in loading order, with nothing to hurry about where all keeps", async () => {
    const [first, second] = await at.locked(2);
    await at.plan();
    const [route] = await at.routes();
    expect((await slips()).map(({ number }) => number)).toEqual(
      route!.stops.map(({ orderNumber }) => orderNumber),
    );
    expect((await slips()).map(({ number }) => number).toSorted()).toEqual(
      [first!, second!].toSorted(),
    );
    expect((await slips())[0]!.first).toEqual([]);
  });

  it("are for those who pack alone", async () => {
    const asked = at.ana.call((api) => api.logistics.slips(at.here()));
    await expect(asked).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

it("Cold goods and crates are counted for packers, drivers and the sheet", async () => {
  await at.bought({ goods: [GOODS[1]!, { slug: "own-beets", quantity: 14 }] });
  await at.lock();
  const [crate] = await at.lou.call((api) => api.logistics.pack(at.here()));
  expect(crate!.lines.map(({ name, isCold }) => [name, isCold])).toEqual([
    ["Own beets", false],
    ["Rock cod", true],
  ]);
  await at.plan();
  const [route] = await at.routes();
  expect(route!.stops).toMatchObject([{ units: 17, cold: 3 }]);
  expect((await drive(route!.id)).stops).toMatchObject([{ units: 17, cold: 3 }]);
});

it("Delivery instructions, which may hold a gate code, are shown on the day of delivery, and until a late van was there", async () => {
  const [number, other] = await at.locked(2);
  await at.sql`update orders set delivery = delivery || '{"specialInstructions": "Gate 4711"}'
    where number = ${number!}`;
  await at.plan();
  const [route] = await at.routes();
  const read = async () => {
    const [van] = await at.routes();
    const { stops: onPhone } = await drive(route!.id);
    return [van!.stops, onPhone].map((stops) =>
      [number, other].map((wanted) => {
        const stop = stops.find(({ orderNumber }) => orderNumber === wanted)!;
        return [stop.instructions, stop.areInstructionsLater];
      }),
    );
  };
  const before = [
    ["", true],
    ["", false],
  ];
  expect(await read()).toEqual([before, before]);
  const { startHour } = windowOf(at.here().window);
  const start = businessTimeOn(at.day.current, startHour);
  at.clock.pass(start.getTime() - at.clock.now().getTime());
  const onDay = [
    ["Gate 4711", false],
    ["", false],
  ];
  expect(await read()).toEqual([onDay, onDay]);
  at.clock.pass(24 * 60 * 60_000);
  expect(await read()).toEqual([onDay, onDay]);
  at.clock.pass(24 * 60 * 60_000);
  const after = [
    ["", false],
    ["", false],
  ];
  expect(await read()).toEqual([after, after]);
});
