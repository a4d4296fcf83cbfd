import { list, plural } from "../kit.ts";

export const orderedBefore = "¿Hizo pedidos antes de tener cuenta?";
export const confirmFirst = (email: string) =>
  `Los pedidos anteriores hechos con ${email} aparecen aquí cuando confirme ese correo. Le enviamos un enlace.`;
export const notAdded = "Sus pedidos anteriores no se agregaron";
export const added = "Agregado a su cuenta";
export const found = (what: string) => `Encontramos ${what} con este correo`;
export const oneText =
  "Se compró sin cuenta. Agregue la compra y la encontrará aquí con su recibo.";
export const severalText =
  "Esas compras se hicieron sin cuenta. Agréguelas y las encontrará aquí con sus recibos.";
export const addOne = "Agregar a mi cuenta";
export const addSeveral = "Agregar a mi cuenta";
export const notNow = "Ahora no";
export const orders = (n: number) =>
  plural(n, { one: `${n} pedido anterior`, other: `${n} pedidos anteriores` });
export const memberships = (n: number) =>
  plural(n, { one: `${n} membresía fundadora`, other: `${n} membresías fundadoras` });
export const giftCards = (n: number) =>
  plural(n, { one: `${n} tarjeta de regalo`, other: `${n} tarjetas de regalo` });
export const both = (parts: readonly string[]) => list(parts);
