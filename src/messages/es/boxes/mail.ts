import { period } from "../kit.ts";

export const begins = (box: string, day: string) => `Su ${box} empieza el ${day}`;
export const thanks = "Gracias";
export const firstComes = (box: string, slot: string) =>
  `Su primera ${box} llega el ${slot}${period(slot)}`;
export const nextCharge = "Próximo cobro";
export const on = "Fecha";
export const agreed = (at: string, consent: string) => `Usted aceptó el ${at}: “${consent}”`;
export const skipSwapPause = "Saltar, cambiar, pausar o cancelar";

export const yourBoxFor = (box: string, slot: string) => `Su ${box} para el ${slot}`;
export const coming = "Esto es lo que viene";
export const swapUntil = (until: string, total: string, card: string) =>
  `Puede cambiar cosas o saltar esta canasta hasta el ${until}${period(until)} Después cobramos ${total} a su ${card}.`;
export const goesTo = (bank: string) =>
  `Usted dona esta canasta a ${bank}. Llega allá y se le cobra como siempre.`;
export const asOfToday = "Por ahora trae:";
export const thing = (name: string, pack: string, farm: string) => `${name} (${pack}), ${farm}`;
export const anotherInstead = "Si algo se acaba antes, llega otro producto en su lugar.";
export const stillFilling = "Todavía la estamos llenando; la cosecha decide en las próximas horas.";
export const swapOrSkip = "Cambiar o saltar";

export const notCharged = (day: string) => `No pudimos cobrar a su tarjeta la canasta del ${day}`;
export const keptForYou = "Le guardamos su canasta";
export const bankRefused = (card: string, error: string) =>
  `Su banco no aceptó el cobro a su ${card}. ${error}`;
export const confirmYourself = (box: string, until: string) =>
  `El banco quiere que usted confirme el pago. Pague su ${box} en la página de abajo, o elija otra tarjeta, antes del ${until}${period(until)}`;
export const weTryAgain = (box: string, at: string) =>
  `Lo intentamos de nuevo el ${at}${period(at)} Antes puede elegir otra tarjeta o pagar; hasta entonces le guardamos su ${box} y su horario.`;
export const payOrChange = "Pagar o cambiar la tarjeta";

export const notComing = (box: string, day: string) => `Su ${box} del ${day} no llega`;
export const sorry = "Lo sentimos";
export const notComingWhy = (box: string, day: string, reason: string) =>
  `Su ${box} del ${day} no llega. ${reason}`;
export const othersStay = "No se cobró nada por ella. Las canastas de otras semanas siguen igual.";
export const seeBoxes = "Ver sus canastas";

export const comesOn = (day: string) => `Su canasta llega el ${day}`;
export const movedFrom = (from: string, day: string) =>
  `El ${from} no hay entregas, así que su canasta llega el ${day}.`;

export const pause = (until: string) => `Sus canastas están en pausa hasta el ${until}`;
export const noBoxBefore = (until: string) =>
  `No hay canasta antes del ${until} y no se cobra nada. Después vuelven a llegar por sí solas.`;
export const noOtherBefore = (until: string) =>
  `No hay ninguna otra canasta antes del ${until} y no se cobra nada más. Después vuelven a llegar por sí solas.`;
export const stillComes = (day: string) =>
  `Su canasta del ${day} ya está cerrada y llegará de todos modos.`;
export const stillCharged = (day: string) =>
  `Seguimos intentando cobrar a su tarjeta la canasta del ${day}. Llega cuando esté pagada.`;

export const canceled = "Su canasta semanal está cancelada";
export const lastComes = (day: string) =>
  `Su última canasta llega el ${day}. Después no llega ni se cobra nada más.`;
export const noMore = "Ya no llegan más canastas ni se cobra nada más.";

export const comesAt = (slot: string) => `Su canasta llega el ${slot}`;
export const nextWindow = (slot: string) =>
  `Su horario de ese día está lleno, así que tomamos el siguiente libre: su canasta llega el ${slot}${period(slot)} Puede cambiarlo en la página del pedido hasta su cierre.`;

export const swapNotPossible = (day: string) => `Un cambio en su canasta del ${day} no fue posible`;
export const swapsNotPossible = (day: string) =>
  `Algunos cambios en su canasta del ${day} no fueron posibles`;
export const samePrice = "El precio de la canasta sigue igual.";

export const yearly = "Su canasta semanal, una vez al año";
export const goesOn = (box: string, rhythm: string, since: string) =>
  `Su ${box} llega ${rhythm} desde el ${since}${period(since)} Sigue hasta que usted la cancele.`;
export const costsEach = (price: string) =>
  `Cuesta ${price} cada vez, más impuesto y entrega. Puede saltarla, pausarla o cancelarla en la página de abajo cuando quiera.`;
export const wheneverYouLike =
  "Puede saltarla, pausarla o cancelarla en la página de abajo cuando quiera.";

export const newPrice = (box: string, from: string) =>
  `Un nuevo precio para su ${box} desde el ${from}`;
type NewPrice = { box: string; price: string; before: string; day: string; from: string };
export const costsInstead = ({ box, price, before, day, from }: NewPrice) =>
  `A partir de la canasta del ${day}, su ${box} cuesta ${price} en lugar de ${before}. Se cobra por primera vez el ${from}; las anteriores conservan su precio. El impuesto y la entrega van aparte.`;
export const ifNotWanted =
  "Si no es lo que quiere, puede saltarla o cancelarla antes en la página de abajo. Si no, no tiene que hacer nada.";
