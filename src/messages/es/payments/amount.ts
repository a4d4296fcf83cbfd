export const title = "Pagar un monto";
export const description = "Pague un monto que acordamos y obtenga su recibo al momento.";
export const shortTitle = "Pago";
export const shortDescription = "Un monto, un correo, una tarjeta: la manera más corta de pagar.";
export const lead =
  "Para algo que acordamos fuera de la tienda, como una visita o un día de mercado. Los pedidos se pagan en el carrito.";
export const stepAmount = "Escriba el monto y sus datos de contacto.";
export const stepPay =
  "Pague con tarjeta, Link, Klarna, Cash App, Amazon Pay, Apple Pay o Google Pay.";
export const stepKeep = "Guarde el número de recibo.";
export const notRight = (email: string, phone: string) =>
  `¿Algo no está bien? Escriba a ${email} o llame al ${phone}.`;
export const yours = "Su pago";
export const promise = "Le damos al momento un recibo con su número.";
export const form = "Pago";
export const amount = "Monto";
export const next = "Continuar";
