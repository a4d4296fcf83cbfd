/** The fact of a product’s page. */
export const harvest = "Harvest";
export const expectedFor = (day: string, delivery: string) =>
  `Expected ${day}, for delivery on ${delivery}`;
/** On a line of a cart or an order. */
export const expected = (day: string) => `Expected harvest: ${day}`;
export const harvested = (day: string) => `Harvested ${day}`;
