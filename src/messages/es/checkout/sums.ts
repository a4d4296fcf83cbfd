export const subtotal = "Subtotal";
export const delivery = "Entrega";
export const tax = "Impuesto";
export const taxAt = (percent: string) => `Impuesto (${percent})`;
export const taxPart = (authority: string, percent: string, base: string) =>
  `${authority} (${percent}) sobre ${base}`;
export const partOf = (part: string, amount: string) => `${part}: ${amount}`;
export const discount = "Descuento";
export const promotion = "Código de promoción";
export const credit = "Crédito";
export const total = "Total";
export const free = "Gratis";
export const atCheckout = "se calcula al pagar";
export const atCheckoutSo = (fee: string) => `se calcula al pagar: ${fee}`;
/** What the total in one line is made of. */
export const madeOf = (taxes: string, fee: string) => `con ${taxes} de impuesto, ${fee}`;
export const madeOfAndCredit = (taxes: string, fee: string, used: string) =>
  `con ${taxes} de impuesto, ${fee}, ${used} de crédito`;
export const deliveryFree = "entrega gratis";
export const deliveryFor = (fee: string) => `${fee} de entrega`;
export const deliveryLater = "la entrega se calcula al pagar";
