import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { httpClient } from "#tests/support/servers/http.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import {
  BYTES,
  type InventoryFiles,
  openInventoryFiles,
  PATH,
} from "#tests/support/servers/inventory-files.ts";

let at: InventoryFiles;
beforeAll(async () => {
  at = await openInventoryFiles();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

describe("An import", () => {
  const FILE = [
    "Name,Category,Price,Pack,Unit,Stock,Season,Allergens,Status",
    "rainbow CHARD,,4.75,,,31,May-Oct,,",
    "Lacinato kale,,,,,,,,Paused",
    "Purple carrots,Vegetables,4.50,1 bunch,1 bunch,12,,,Listed",
    'Walnut bread,bakery,$9,1 loaf,1 each,,All year,"wheat, may contain soy",',
  ].join("\r\n");

  it("says what it would do without writing anything, and then does exactly that", async () => {
    const before = await at.stored();
    const plan = await at.check(FILE);
    expect(plan).toEqual({
      version: expect.any(String),
      unchanged: 0,
      errors: [],
      added: [
        { line: 4, name: "Purple carrots", price: "$4.50", status: "Listed" },
        { line: 5, name: "Walnut bread", price: "$9.00", status: "Draft" },
      ],
      changed: [
        {
          line: 2,
          name: "Rainbow chard",
          changes: [
            { column: "Price", from: "5.00", to: "4.75" },
            { column: "Stock", from: "20", to: "31" },
            { column: "Season", from: "All year", to: "May-Oct" },
            { column: "Name", from: "Rainbow chard", to: "rainbow CHARD" },
          ].toSorted((one, other) => ORDER.indexOf(one.column) - ORDER.indexOf(other.column)),
        },
        {
          line: 3,
          name: "Lacinato kale",
          changes: [{ column: "Status", from: "Listed", to: "Paused" }],
        },
      ],
    });
    expect(await at.stored()).toEqual(before);

    const { status, body } = await at.carryOut(FILE, plan);
    expect([status, body]).toEqual([200, plan]);
    expect(await at.stored()).toMatchObject([
      {
        id: at.ids.chard,
        price_cents: 475,
        unit_rank: 475,
        on_hand: 31,
        season_months: [5, 6, 7, 8, 9, 10],
      },
      { id: at.ids.kale, status: "paused", visible: false, on_hand: 20 },
      {
        name: "Purple carrots",
        slug: "purple-carrots",
        status: "listed",
        on_hand: 12,
        received: 12,
      },
      {
        name: "Walnut bread",
        status: "draft",
        keeps_days: 3,
        allergens: [
          { allergen: "wheat", level: "contains" },
          { allergen: "soy", level: "may contain" },
        ],
      },
    ]);
    const again = await at.check(FILE);
    expect(again).toMatchObject({ added: [], changed: [], unchanged: 4 });
  });
  const ORDER = ["Name", "Price", "Stock", "Season"];

  it("records units that came and went, and whose import it was", async () => {
    const file = `Id,Stock\n${at.ids.chard},25\n${at.ids.kale},18`;
    await at.carryOut(file, await at.check(file));
    const movements = await at.database.sql`
      select product_id, cause, units, username from stock_movements join users on users.id = actor_id order by product_id`;
    expect(movements).toEqual([
      { product_id: at.ids.chard, cause: "received", units: 5, username: "farmer" },
      { product_id: at.ids.kale, cause: "written_off", units: -2, username: "farmer" },
    ]);
    const [entry] = await at.database
      .sql`select action, actor_name, detail from audit_log order by id desc limit 1`;
    expect(entry).toMatchObject({
      action: "inventory.imported",
      actor_name: "farmer",
      detail: {
        changed: 2,
        products: ["Rainbow chard: Stock 20 → 25", "Lacinato kale: Stock 20 → 18"],
      },
    });
  });

  it("reports each invalid line with a message, and accepts the others", async () => {
    const theirs = await addProduct(at.database.db, {
      farmId: await addFarm(at.database.db),
      name: "Theirs",
    });
    await at.database.sql`update stock set reserved = 5 where product_id = ${at.ids.kale}`;
    const file = [
      "Id,Name,Category,Price,Pack,Unit,Stock,Season,Allergens,Status,Keeps days",
      `${at.ids.chard},,,abc,,,,,,,`,
      `${at.ids.kale},,,,,,4,,,,`,
      `${theirs},Mine now,,1,,,,,,,`,
      ",New one,Weapons,1,1,1 each,,,,,",
      ",Half,,,,,,,,,",
      ",Cheap,Fruit,0.01,1 sack,500 lb,,,,,",
      ",X,Fruit,1,1 sack,5 lb,,,,,",
      ",Figs,Fruit,5,1 pint,1 pint,1,May-Foo,,,",
      ",Plums,Fruit,5,1 pint,1 pint,1,,poison,,",
      ",Pears,Fruit,5,1 pint,1 pint,1,,,Sold,",
      ",Limes,Fruit,5,1 pint,1 pint,-1,,,,",
      ",Dates,Fruit,5,1 pint,1 pint,1,,,,1.5",
      ",Good ones,Fruit,5,1 pint,1 pint,1,,,,9",
      ",good ONES,Fruit,5,1 pint,1 pint,1,,,,9",
    ].join("\n");
    const plan = await at.check(file);
    expect(plan.errors).toEqual(
      [
        "Price: Enter dollars and cents, such as 4.50",
        "5 are held in open checkouts, so stock cannot go below that",
        `The farm has no product with the id ${theirs}`,
        "Category: Enter one of Vegetables, Fruit, Herbs, Eggs & dairy, Meat & poultry, Seafood, Pantry, Bakery, Flowers",
        "A new product needs Category, Price, Pack, Unit",
        "The price is less than a cent for one unit: check price and amount",
        "Name: A name must have 2 to 80 characters",
        "Season: Enter months, such as May-Oct",
        "Allergens: Enter none, or names such as: milk, may contain soy",
        "Status: Enter Listed, Paused or Draft",
        "Stock: Stock must be a whole number from 0 to 99,999",
        "Keeps days: Days must be a whole number from 1 to 730",
        null,
        "This product appears in the file twice",
      ].flatMap((message, row) => (message ? [{ line: row + 2, message }] : [])),
    );
    expect((await at.carryOut(file, plan)).status).toBe(200);
    const names = (await at.stored()).map(({ name }) => name);
    expect(names).toEqual(["Rainbow chard", "Lacinato kale", "Theirs", "Good ones"]);
  });

  it("is refused if something was sold since the file was checked", async () => {
    const file = `Id,Stock\n${at.ids.chard},25`;
    const plan = await at.check(file);
    await at.database
      .sql`update stock set on_hand = on_hand - 1, sold = sold + 1 where product_id = ${at.ids.chard}`;
    const { status, body } = await at.carryOut(file, plan);
    expect([status, body["message"]]).toEqual([
      409,
      "Something was sold or changed since the file was checked. Please review it.",
    ]);
    expect((await at.stored())[0]).toMatchObject({ on_hand: 19 });
  });

  it("is done once even if it is sent twice at the same moment", async () => {
    const file = "Name,Category,Price,Pack,Unit\nFigs,Fruit,5,1 pint,1 pint";
    const plan = await at.check(file);
    const sent = await Promise.all([at.carryOut(file, plan), at.carryOut(file, plan)]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await at.stored()).toHaveLength(3);
  });

  it.each([
    [
      "is empty",
      "",
      "The first line must hold the headings of an export, and one of them must be Name or Id",
    ],
    [
      "has no column for products",
      "Price\n5",
      "The first line must hold the headings of an export, and one of them must be Name or Id",
    ],
    ["has an unknown column", "Name,Color\nFigs,red", "We don’t recognize the column Color"],
    [
      "repeats a heading",
      "Name,Price,price\nFigs,1,2",
      "A heading appears in the first line twice",
    ],
    ["has only headings", "Name\n\n", "There is no product in this file"],
    ["is too long", `Name\n${"Figs\n".repeat(1001)}`, "A file can hold 1,000 products at most"],
    [
      "is not text",
      Buffer.from([0xff, 0xfe, 0x4e, 0x00]),
      "This is not a text file. Please save it as CSV in UTF-8.",
    ],
  ])("of a file that %s is refused with a message", async (_what, file, message) => {
    const { status, body } = await at.send(file);
    expect([status, body["message"]]).toEqual([400, message]);
  });

  it("is allowed only for the farm, and for the team if it names the farm", async () => {
    const other = await addFarm(at.database.db);
    const file = "Name\nFigs";
    expect((await httpClient(at.app).send("POST", PATH, file, BYTES)).status).toBe(401);
    expect((await at.send(file, `?farmId=${other}`)).status).toBe(404);
    expect((await at.send(file, `?farmId=${other}`, at.admin)).status).toBe(200);
    expect((await at.send(file, "", at.admin)).status).toBe(404);
  });
});
