/** The fact of a product’s page. */
export const harvest = "Cosecha";
export const expectedFor = (day: string, delivery: string) =>
  `Prevista para el ${day}, con entrega el ${delivery}`;
/** On a line of a cart or an order. */
export const expected = (day: string) => `Cosecha prevista: ${day}`;
export const harvested = (day: string) => `Se cosechó el ${day}`;
