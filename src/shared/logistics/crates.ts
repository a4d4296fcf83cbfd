/** Units that go into one crate. */
const UNITS_PER_CRATE = 15;

/** How many crates an order with this many units needs. */
export function cratesFor(units: number): number {
  return Math.max(1, Math.ceil(units / UNITS_PER_CRATE));
}
