export const lb = (amount: string) => `${amount} lb`;
export const oz = (amount: string) => `${amount} oz`;
/** Of goods by weight, beside the pack. */
export const about = (weight: string) => `cerca de ${weight}, precio según el peso`;
/** Of goods by weight, beside the price on their page. */
export const atMost = (usual: string) =>
  `Suele pesar cerca de ${usual}. Paga por lo que pese, hasta este precio.`;
export const byWeight = "Se vende por peso";
type Explained = { usual: string; most: string; price: string };
export const explained = ({ usual, most, price }: Explained) =>
  `Cada pieza pesa cerca de ${usual} y como máximo ${most}. Le cobramos ${price}, el precio de ${most}, y le reembolsamos la diferencia cuando la granja pese la suya.`;
