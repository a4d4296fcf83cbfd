import { plural } from "./kit.ts";

export const unsubscribe = "Dejar de recibir estos correos";

export const received = (ticket: string) => `Recibimos su mensaje, número ${ticket}`;
export const receivedHeading = "Su mensaje llegó";
export const receivedText = (ticket: string, days: number) =>
  `Tiene el número ${ticket}. Alguien lo leerá y le responderá en ${plural(days, { one: `${days} día hábil`, other: `${days} días hábiles` })}.`;
export const cannotWait = (phone: string, hours: string) =>
  `Si no puede esperar, llame al ${phone}, ${hours}, y dé el número.`;
export const notYou = "Si no fue usted, no haga nada.";

export const ticket = "Número";
export const from = "De";
export const answerTo = "Responder a";
export const order = "Pedido";
export const noOrder = "Sin número";
