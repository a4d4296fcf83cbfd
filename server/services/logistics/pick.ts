import type { Day } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import { linesOfDay } from "./lines.ts";
import { pickupsOf } from "./pickups.ts";

type Picked = {
  productId: number;
  name: string;
  pack: string;
  picture: string;
  /** Units that go into crates. */
  units: number;
  /** Of these, units that the farm has ready. */
  ready: number;
  short: number;
};

/** What comes from each farm for a day, by product. What is disputed goes into no crate. */
export async function getPickList({ db }: Deps, day: Day) {
  const farms = new Map<
    number,
    { farmId: number; farmName: string; products: Map<number, Picked> }
  >();
  const [lines, closed] = await Promise.all([linesOfDay(db, day), pickupsOf(db, day)]);
  for (const line of lines) {
    if (line.isStopped) continue;
    const { farmId, farmName, productId, name, pack, picture } = line;
    const farm = farms.get(farmId) ?? { farmId, farmName, products: new Map<number, Picked>() };
    farms.set(farmId, farm);
    const picked = farm.products.get(productId) ?? {
      productId,
      name,
      pack,
      picture,
      units: 0,
      ready: 0,
      short: 0,
    };
    farm.products.set(productId, {
      ...picked,
      units: picked.units + line.units,
      ready: picked.ready + (line.harvestedAt ? line.units : 0),
      short: picked.short + line.short,
    });
  }
  return [...farms.values()]
    .map(({ products, ...farm }) => ({
      ...farm,
      products: byName([...products.values()]),
      /** When and by whom its pick-up was closed by hand. */
      closed: closed.get(farm.farmId) ?? null,
    }))
    .toSorted((one, other) => one.farmName.localeCompare(other.farmName));
}

function byName(products: Picked[]): Picked[] {
  return products.toSorted((one, other) => one.name.localeCompare(other.name));
}
