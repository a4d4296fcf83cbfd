import { period } from "../kit.ts";

export const changeUntil = <Part>(
  until: string,
  link: (words: string) => Part,
  strong: (words: string) => Part,
) => [link("Cámbielo o cancélelo"), " hasta el ", strong(until), period(until)];
export const myOrders = "Ver mis pedidos";
export const toShop = "Ir a la tienda";
export const notSeen = <Part>(link: (words: string) => Part) => [
  "¿Pagó y no ve su pedido? Busque la confirmación en su correo. Si no está ahí, ",
  link("escríbanos"),
  ".",
];
export const number = (order: string) => `Pedido ${order}`;
export const thanks = "Gracias, ya tenemos su pedido";
export const yourOrder = "Su pedido";
export const whatOrdered = "Lo que pidió";
export const allOrders = "Todos mis pedidos";
export const next = "Qué sigue";
export const continueShopping = "Seguir comprando";
export const lookingUp = "Buscando su pago";
export const noPayment = "No encontramos este pago";
export const noPaymentText = <Part>(email: string, link: (words: string) => Part) => [
  "Quizá la dirección de esta página esté incompleta. Si su banco muestra un cobro nuestro, escriba a ",
  link(email),
  " con la fecha y el monto.",
];
export const cartKept = "Su carrito sigue ahí.";
export const notCharged = "No se cobró nada y su carrito sigue ahí.";
export const backToCart = "Volver al carrito";
export const backToForm = "Volver al formulario";
export const states = {
  placed: "Confirmado. El correo con los detalles va en camino.",
  locked: "Las granjas ya tienen su pedido.",
  harvesting: "Se está preparando.",
  packed: "Empacado y listo para salir.",
  out_for_delivery: "Va en camino.",
  delivered: "Entregado.",
  failed_delivery:
    "No pudimos entregarlo. En sus pedidos puede elegir otro día o pedir que le devolvamos su dinero.",
  canceled: "Cancelado.",
  refunded: "Reembolsado.",
};
export const payment = "Su pago";
export const paymentDescription = "Qué pasó con su pago.";
export const paymentPurpose =
  "Después de pagar, vuelve a esta página: dice si el pago se realizó y muestra su pedido o su recibo.";
export const orderPurpose =
  "Después de pedir, esta página muestra el número de su pedido, cuándo y adónde llega y cuánto pagó.";
