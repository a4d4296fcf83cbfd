import { plural, small } from "../kit.ts";

export const unsubscribe = "Darse de baja";
/** Bajo un correo que una cuenta puede rechazar. */
export const because = {
  order_reminder:
    "Recibe este correo porque en su cuenta están activados los recordatorios antes del cierre.",
  order_out:
    "Recibe este correo porque en su cuenta están activados los avisos de pedidos en camino.",
  order_delivered:
    "Recibe este correo porque en su cuenta están activados los avisos de pedidos entregados.",
  review_request:
    "Recibe este correo porque en su cuenta están activadas las preguntas sobre lo que recibió.",
};
export const chooseMails = "Elegir qué correos recibe";

export const received = (ticket: string) => `Recibimos su mensaje, número ${ticket}`;
export const receivedHeading = "Su mensaje llegó";
export const receivedText = (ticket: string, days: number) =>
  `Tiene el número ${ticket}. Alguien lo leerá y le responderá en ${plural(days, { one: `${days} día hábil`, other: `${days} días hábiles` })}.`;
export const cannotWait = (phone: string, hours: string) =>
  `Si no puede esperar, llame al ${phone}, ${small(hours)}, y dé el número.`;
export const notYou = "Si no fue usted, no haga nada.";

export const ticket = "Número";
export const from = "De";
export const answerTo = "Responder a";
export const order = "Pedido";
export const noOrder = "Sin número";
export const attachment = "Archivo adjunto";
export const underMessages = "Con el mensaje en el área de administración, en Mensajes";
