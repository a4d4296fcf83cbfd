/** Below a list in which some goods are sold by weight. */
export const note =
  "Lo que se vende por peso se cobra por su peso máximo. Cuando se pesa, le reembolsamos la diferencia.";
export const weighed = (weight: string, most: string) => `Peso real ${weight}, máximo ${most}`;
/** What weighs more costs no more. */
export const heavier = (weight: string, most: string) => `Peso real ${weight}, se cobraron ${most}`;
