import { list, number, plural } from "../kit.ts";

export const why = "¿Por qué?";
export const whyOf = (sum: string) => `¿Por qué ${sum}?`;
export const workingOut = "Un momento, estamos sumando";
export const partsOf = (sum: string) => `De qué se compone ${sum}`;
export const together = "En total";
export const whatHappened = "Qué pasó";
export const earlier = (events: number) =>
  plural(events, {
    one: "Y algo más antes de eso.",
    other: `Y ${number(events)} cosas más antes de eso.`,
  });

type Goods = { quantity: number; name: string; pack: string; price: string };
export const goods = ({ quantity, name, pack, price }: Goods) =>
  quantity === 1
    ? `${name} (${pack}) a ${price}`
    : `${number(quantity)} × ${name} (${pack}) a ${price} por unidad`;
type Weighed = { goods: string; pack: string; price: string };
export const weight = ({ goods: what, pack, price }: Weighed) => `${what} (${pack}) a ${price}`;
export const delivery = "Entrega";
export const deliveryFree = "La entrega es gratis";
export const deliveryFreeBy = (code: string) => `La entrega es gratis con el código ${code}`;
export const box = "Lo que los productos valen por encima del precio de la canasta";
export const codes = {
  market: (code: string) => `Descuento del código ${code}`,
  farm: (code: string) => `Descuento del código ${code} de la granja`,
};
export const someCode = "Descuento de un código de promoción";
type Tax = { authority: string; rate: string; things: string };
export const tax = ({ authority, rate, things }: Tax) => `${authority}, ${rate} sobre ${things}`;
export const taxOn = ({ authority, rate, things, base }: Tax & { base: string }) =>
  `${authority}, ${rate} sobre ${base} de ${things}`;
export const noTaxOn = (authority: string, base: string, things: string) =>
  `${authority}: sin impuesto sobre ${base} de ${things}`;
export const things = {
  food: "alimentos",
  prepared: "comida preparada",
  drinks: "bebidas",
  flowers_plants: "flores y plantas",
  merchandise: "cosas que no son alimentos",
  delivery: "entrega",
};
export const listOf = (parts: readonly string[]) => list(parts);
export const credit = "Pagado con crédito";
export const goodwill = "Cortesía, sin productos de por medio";
export const goodwillBefore = "Se dio antes como cortesía y se cuenta aquí";
export const otherWay = { card: "Volvió a la tarjeta", credit: "Se volvió crédito" };
export const receipt = "Pagado";
export const receiptOf = (receiptNumber: string) => `Pagado, recibo ${receiptNumber}`;
export const returned: Readonly<Record<string, string>> = {
  goods_gone: "Se pagó por productos que ya no había cuando llegó el pago",
  order_closed: "Se pagó cuando ya era tarde para hacer el pedido o agregarle algo",
  order_moved: "Se pagó después de que cambió la dirección del pedido, y con ella su impuesto",
  second_payment: "Se pagó una segunda vez",
  amount_mismatch: "Se pagó un monto distinto del debido",
  deposit_returned: "El depósito de una membresía fundadora",
  made_at_provider: "Reembolsado en el procesador de pagos",
  gift_card_voided: "Una tarjeta de regalo que se canceló",
};
export const spent = (order: string, whole: string) =>
  `Pagó una parte de ${order}, que costó ${whole}`;
export const gift = (reason: string) => `Se lo dimos nosotros: ${reason}`;
export const takenBack = "Se retiró: falló el reembolso con el que vino";
export const commission = (rate: string, base: string) => `Nuestra comisión, ${rate} de ${base}`;

export const units = (quantity: number) =>
  plural(quantity, { one: "1 unidad", other: `${number(quantity)} unidades` });
type Back = { goods: string; cause: string; price: string; commission: string };
export const backBorne = {
  farm: ({ goods: what, cause, price, commission: share }: Back) =>
    `Se reembolsó: ${what}. ${cause}. Lo asume la granja: ${price} menos nuestra comisión de ${share}`,
  customer: ({ goods: what, cause, price, commission: share }: Back) =>
    `Se reembolsó: ${what}. ${cause}. La venta se anula: ${price} menos nuestra comisión de ${share}`,
  market: ({ goods: what, cause, price }: Back) =>
    `Se reembolsó: ${what} por ${price}. ${cause}. Lo asume el mercado y la granja conserva su parte`,
  carrier: ({ goods: what, cause, price }: Back) =>
    `Se reembolsó: ${what} por ${price}. ${cause}. Lo asume el transportista y la granja conserva su parte`,
};
export const backAgain = (what: string, cause: string) =>
  `Se reembolsó: ${what}. ${cause}. Se descontó de un pago anterior y se le devuelve a la granja: ahora lo asume alguien más`;
export const cameOff = (what: string, cause: string) =>
  `Se reembolsó: ${what}. ${cause}. Se descontó aquí y ahora lo asume alguien más`;
export const withReason = (sentence: string, reason: string) => `${sentence} (${reason})`;
export const unexplained = "Nuestros registros no explican esta parte";

export const takenOff = "Se quitó del pedido";
export const faults = {
  farm: (cause: string) => `${cause}. Lo asume la granja.`,
  market: (cause: string) => `${cause}. Lo asume el mercado.`,
  carrier: (cause: string) => `${cause}. Lo asume el transportista.`,
  customer: (cause: string) => `${cause}. La venta se anula.`,
};

export const ordered = (order: string) => `Se hizo el pedido ${order}`;
export const orderedFor = (order: string, sums: string) =>
  `Se hizo y se pagó el pedido ${order}: ${sums}`;
export const addedFor = (sums: string) => `Se agregaron y se pagaron productos: ${sums}`;
export const byCard = (sum: string) => `${sum} con tarjeta`;
export const byCredit = (sum: string) => `${sum} con crédito`;
export const paid = (sum: string) => `Se pagaron ${sum}`;
export const weighed = (name: string, less: string) =>
  `Se pesó ${name}: ${less} menos de lo que se pagó`;
export const someWeight = "una parte del peso";
export const short = (what: string) => `La granja no pudo traer ${what}`;
export const shortWhy = (what: string, reason: string) =>
  `La granja no pudo traer ${what}. ${reason}`;
export const delivered = "Se entregó el pedido";
export const canceled = "Se canceló el pedido";
export const reported = (what: string, problem: string) => `Se reportó: ${what}, ${problem}`;
export const refunded = (sum: string) => `Empezó un reembolso de ${sum} a la tarjeta`;
export const refundedFor = (sum: string, cause: string) =>
  `Empezó un reembolso de ${sum} a la tarjeta. ${cause}`;
export const credited = (sum: string) => `${sum} se volvieron crédito`;
export const sent = (sum: string) => `Se enviaron ${sum} a la tarjeta`;
export const sentByBank = (sum: string) => `El banco reembolsó ${sum}`;
export const failed = (sum: string) => `Falló el reembolso de ${sum}`;
export const bearerChanged = "Desde entonces lo asume alguien más";
export const sold = (order: string, what: string, sum: string) =>
  `Pedido ${order}: ${what} por ${sum}`;
export const wentBack = (order: string, what: string, cause: string) =>
  `Pedido ${order}: se reembolsó ${what}. ${cause}`;
export const gave = (sum: string) => `Le abonamos ${sum} de crédito`;
export const spentOn = (sum: string, order: string) =>
  `El pedido ${order} se pagó con ${sum} de crédito`;
export const tookBack = (sum: string) => `Se retiraron ${sum} de crédito`;
export const paidOut = (sum: string) => `Se le pagaron ${sum}`;
export const payoutDrafted = (day: string) => `Se preparó el pago del ${day}`;
export const payoutApproved = "Se aprobó";
export const payoutSent = (sum: string) => `Se enviaron ${sum}`;
export const payoutArrived = (sum: string) => `Llegaron ${sum} a la cuenta`;
export const payoutReversed = (sum: string) => `Se recuperaron ${sum}`;
