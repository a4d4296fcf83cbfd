import { plural } from "../kit.ts";

export const states = {
  placed: "Confirmado",
  locked: "Con las granjas",
  harvesting: "En cosecha",
  packed: "Empacado",
  out_for_delivery: "En camino",
  delivered: "Entregado",
  failed_delivery: "No entregado",
  canceled: "Cancelado",
  refunded: "Reembolsado",
};
export const problems = {
  missing: "Faltó en el pedido",
  damaged: "Llegó con daños",
  quality: "No estaba bien",
  wrong_item: "Llegó el producto equivocado",
  not_delivered: "No se entregó el pedido",
};
export const refundTo = {
  card: "De vuelta a mi tarjeta",
  credit: "Como crédito para mi próximo pedido",
};

export const dearer = (zipCode: string, amount: string) =>
  `La entrega a ${zipCode} cuesta ${amount} más de lo que pagó, y no podemos cobrarlo en un pedido ya hecho. Deje la dirección como está, o cancele este pedido y haga otro.`;
export const taxedOtherwise = (zipCode: string) =>
  `El impuesto sobre las ventas en ${zipCode} no es el que pagó, y no podemos cambiar el impuesto de un pedido ya hecho. Deje la dirección como está, o cancele este pedido y pida de nuevo.`;
export const cheaper = (zipCode: string, amount: string) =>
  `La entrega a ${zipCode} cuesta ${amount} menos de lo que pagó. Se lo reembolsamos a su forma de pago original.`;

export const lessThanMinute = "menos de un minuto";
export const minutes = (n: number) => plural(n, { one: `${n} minuto`, other: `${n} minutos` });
export const hours = (n: number) => plural(n, { one: `${n} hora`, other: `${n} horas` });
export const days = (n: number) => plural(n, { one: `${n} día`, other: `${n} días` });
export const daysAndHours = (inDays: string, inHours: string) => `${inDays} y ${inHours}`;
