import { period } from "../kit.ts";

export const addToDay = (weekday: string) => `Agregar al pedido del ${weekday}`;
export const addToOrder = "Agregar a un pedido";
export const addToYours = (name: string) => `Agregar ${name} a su pedido`;
export const failed = "No funcionó. Inténtelo de nuevo.";
export const preparing = "Preparando";
export const nothingCharged = "No se cobró nada.";
export const whichOrder = "¿Con qué pedido debe llegar?";
export const tryAgain = "Reintentar";
export const comesWith = (order: string, slot: string) =>
  `Llega con el pedido ${order}, ${slot}${period(slot)} La entrega ya está pagada.`;
export const payHere = (why: string) => `${why} No se cobró nada: pague aquí.`;
export const payWith = (total: string, card: string) => `Pagar ${total} con ${card}`;
export const payWithYours = (total: string) => `Pagar ${total} con su tarjeta`;
export const added = "Agregado a su pedido";
export const comesWithIt = (name: string) => `Llega con él: ${name}.`;
export const paymentOnItsWay = "Su pago se está procesando";
export const addAndEmail = "Lo agregaremos y le avisaremos por correo.";
export const notAdded = "No se pudo agregar";
export const goesBack = (paid: string) =>
  `Mientras tanto cambiaron su pedido o las existencias. Le vamos a reembolsar los ${paid} completos.`;
