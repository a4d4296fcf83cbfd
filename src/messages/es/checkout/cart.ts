import { plural } from "../kit.ts";

export const mostProducts = (count: number) =>
  `En un pedido caben hasta ${count} productos distintos`;
export const mostOfEach = (count: number) =>
  `Es lo más que cabe en un pedido: ${count} de cada producto`;
export const sinceFilled = "Desde que llenó su carrito";
export const acceptChanges = "Aceptar los cambios";
export const titles = {
  cart: "Su carrito",
  checkout: "Datos de entrega",
  payment: "Pago",
  confirmation: "Pedido confirmado",
};
export const backToCart = "Volver al carrito";
export const closeCart = "Cerrar el carrito";
export const change = "Cambiar";
/** What a screen reader hears after `change`. */
export const changeWhat = " día, horario o dirección";
export const continueShopping = "Seguir comprando";
export const remove = (product: string) => `Quitar del carrito: ${product}`;
export const otherProducts = "Otros productos";
export const yourCart = "Su carrito";
export const proceed = "Ir a pagar";
export const keepShopping = "Seguir comprando";
export const shoppingCart = "Carrito";
export const checkOut = "Pagar";
export const clear = "Vaciar carrito";
export const toGetIt = <Part>(until: string, day: string, strong: (words: string) => Part) => [
  `Pida hasta el ${until} y le llega el `,
  strong(day),
];
export const toPayment = "Continuar al pago";
export const addMoreFields = "Agregar teléfono o indicaciones (opcional)";
export const stillNeeded = (fields: number) =>
  plural(fields, { one: "Falta: ", other: "Faltan: " });
export const startShopping = "Empezar a comprar";
export const empty = "Su carrito está vacío";
export const emptyText = "Las granjas cosechan lo que usted pide, y nada más.";
export const inSeason = "De temporada";
export const open = (count: number) =>
  `Abrir el carrito, ${count} ${plural(count, { one: "producto", other: "productos" })}`;
export const steps = { cart: "Carrito", checkout: "Entrega", payment: "Pago" };
export const stepsToOrder = "Pasos hasta su pedido";
export const undo = "Deshacer";
export const viewCart = "Ver el carrito";
export const viewCartOf = (count: number) => `Ver el carrito (${count})`;
export const cleared = "Carrito vaciado";
export const removed = (product: string) => `Se quitó: ${product}`;
