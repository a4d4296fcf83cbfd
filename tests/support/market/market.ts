import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { farmCertifications } from "#db/schema/farms/certificates.ts";
import { cents } from "#shared/money.ts";
import { written } from "#tests/support/market/written.ts";
import { users } from "#db/schema/accounts/users.ts";
import { farmMembers } from "#db/schema/accounts/accounts.ts";

type FarmRow = typeof farms.$inferInsert;
type ProductRow = typeof products.$inferInsert;

let serial = 0;

/** Adds a live farm with plausible defaults; a test sets only what matters to it. Returns its id. */
export async function addFarm(db: Db, facts: Partial<FarmRow> = {}): Promise<number> {
  serial += 1;
  const [row] = await db
    .insert(farms)
    .values({
      slug: `farm-${serial}`,
      name: `Test Farm ${serial}`,
      family: "The Test family",
      town: "Petaluma",
      zipCode: "94952",
      latitude: 38.23,
      longitude: -122.64,
      sinceYear: 1990,
      acreage: 40,
      farmType: "vegetable",
      tagline: "Grown for tests",
      story: ["Once upon a field."],
      quote: "It grows.",
      quoteBy: "A farmer",
      practices: ["Cover crops"],
      commissionBps: 1800,
      picture: "farm-test",
      ...written(),
      changedAt: new Date(),
      statusSince: new Date(),
      ...facts,
    })
    .returning({ id: farms.id });
  if (!row) throw new Error("The farm did not come back");
  return row.id;
}

/** Makes a user, by default the demo farmer, a member of a farm. */
export async function addFarmMember(db: Db, farmId: number, username = "farmer"): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!user) throw new Error(`There is no user ${username}`);
  await db.insert(farmMembers).values({ userId: user.id, farmId, ...written() });
}

/** Adds a certificate, by default organic, verified, and valid. */
export async function addCertificate(
  db: Db,
  farmId: number,
  facts: Partial<typeof farmCertifications.$inferInsert> = {},
): Promise<void> {
  await db.insert(farmCertifications).values({
    farmId,
    state: "verified",
    certification: "organic",
    issuer: "Test Certifiers",
    number: "TC-1",
    validTo: "2099-12-31",
    ...written(),
    ...facts,
  });
}

export type ProductFacts = Partial<ProductRow> & {
  farmId: number;
  /** Units on hand. */
  onHand?: number;
};

/** Adds a listed product with stock, ranked after all others. Returns its id. */
export async function addProduct(db: Db, { onHand = 20, ...facts }: ProductFacts): Promise<number> {
  serial += 1;
  const price = facts.price ?? cents(500);
  const packQuantity = facts.packQuantity ?? 1;
  const [row] = await db
    .insert(products)
    .values({
      slug: `product-${serial}`,
      farmName: "",
      name: `Product ${serial}`,
      category: "vegetables",
      summary: "Fresh.",
      description: "One paragraph.\n\nAnother one.",
      price,
      pack: "1 lb",
      packQuantity,
      packUnit: "lb",
      seasonMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      allergensDeclared: true,
      allergens: [],
      storage: "Cold.",
      keepsDays: 5,
      picture: "product-test",
      rank: serial,
      ...written(),
      changedAt: new Date(),
      ...facts,
    })
    .returning({ id: products.id });
  if (!row) throw new Error("The product did not come back");
  await db.insert(stock).values({
    productId: row.id,
    onHand,
    received: onHand,
    movedAt: new Date(),
  });
  return row.id;
}

/**
 * Adds many products with varied categories, prices, and seasons, for tests of query plans and paging. One in two
 * hundred is a kind of kohlrabi.
 */
export async function addManyProducts(
  sql: Db["$client"],
  farmId: number,
  count: number,
): Promise<void> {
  await sql`
    with added as (
      insert into products (slug, farm_id, farm_name, name, category, summary, description, price_cents, pack,
        pack_quantity, pack_unit, organic, season_months, allergens_declared, allergens,
        storage, keeps_days, picture, rank, created_at, changed_at)
      select 'many-' || n, ${farmId}, '', case when n % 200 = 0 then 'Kohlrabi ' else 'Goods ' end || n,
        (enum_range(null::category))[1 + n % 9], 'Number ' || n, 'Text', 100 + (n * 37) % 2000, '1 lb',
        1, 'lb', n % 5 = 0,
        case when n % 2 = 0 then array[10, 11, 12] else array[5, 6, 7] end, true, '[]', 'Cold.', 5, 'product-many', 10000 + n, now(), now()
      from generate_series(1, ${count}::int) n
      returning id
    )
    insert into stock (product_id, on_hand, received, moved_at) select id, 20, 20, now() from added`;
  await sql`analyze products, stock, farm_certifications`;
}
