import { number } from "../kit.ts";

export const isBackSubject = "Volvió lo que esperaba";
export const isBack = "Ya volvió";
export const isBackText = (farm: string, name: string, pack: string, price: string) =>
  `Nos pidió que le avisáramos: ${farm} tiene otra vez ${name}, ${pack} por ${price}. Hay lo que da el campo, así que es para quien llegue primero.`;
export const goods = (name: string, pack: string, farm: string) => `${name} (${pack}), ${farm}`;
export const see = (name: string) => `Ver ${name}`;
export const oneEmail = "Este es el único correo que pidió sobre esto.";
export const order = (orderNumber: string) => `Su pedido ${orderNumber}`;
export const town = (place: string, zip: string) => `${place}, ${zip}`;
export const weDeliver = (place: string) => `Ya entregamos en ${place}`;
export const weDeliverText = (place: string) =>
  `Nos pidió que le avisáramos: ya entregamos en ${place}. Escriba su código postal en la tienda para ver sus días de entrega.`;
export const seeHarvest = "Ver la cosecha de la semana";
export const confirmNewsletter = (brand: string) =>
  `Confirme su suscripción al boletín de ${brand}`;
export const oneMoreStep = "Un paso más";
export const newsletterText =
  "Alguien, seguramente usted, pidió nuestro boletín con este correo. Confírmelo y le escribiremos cuando haya novedades.";
export const yes = "Sí, quiero el boletín";
export const notYou = "Si no fue usted, no haga nada y no le volveremos a escribir.";
export const inLine = "Ya tiene su lugar";
export const placeText = (place: number) =>
  `Su lugar es el número ${number(place)}. En su página hay un enlace para sus vecinos y se ve cuántos entraron por él.`;
export const openPlace = "Ver mi lugar";
export const leaveText =
  "En esa página también puede salirse de la fila. Si no fue usted, sálgase ahí.";
