import { plural } from "../../kit.ts";

export const title = "Días de visita en las granjas";
export const lead =
  "Venga a ver dónde crece todo. La visita es gratis; al reservar le mandamos por correo el punto de encuentro.";
export const none = "No hay días de visita anunciados";
export const noneText =
  "Aquí los anuncian las granjas. Mientras tanto, puede decirnos qué granja quiere ver.";
export const askVisit = "Pedir una visita";
export const more = "Mostrar más días";
export const notLoaded = "No pudimos cargar más días";
export const hours = (from: string, until: string) => `de ${from} a ${until}`;
export const bring = "Qué ponerse y qué llevar";
export const bringWhat = <Part>(what: Part) => ["Qué ponerse y qué llevar: ", what];
export const left = (count: number) =>
  plural(count, {
    one: `Queda ${count} lugar`,
    other: `Quedan ${count} lugares`,
  });
export const full = "Todos los lugares están ocupados";
export const reserve = (places: number) =>
  places === 1 ? "Reservar el último lugar" : "Reservar lugares";
export const atOn = (farm: string, day: string) => ` en ${farm} el ${day}`;

export const placesAt = (farm: string) => `Lugares en ${farm}`;
export const when = (day: string, from: string, until: string) => `${day}, de ${from} a ${until}`;
export const whereTo =
  "Ahí le llega el punto de encuentro, con un enlace para ver o liberar sus lugares.";
export const howMany = "¿Cuántas personas son?";
export const people = (count: number) =>
  plural(count, { one: `${count} persona`, other: `${count} personas` });
export const send = "Reservar";
export const notReserved = "No se reservaron los lugares";
export const stillHere = "Lo que escribió sigue aquí. Inténtelo de nuevo.";
export const checkEmail = "Revise su correo";
export const sent = (email: string) =>
  `El punto de encuentro va en camino a ${email}, con un enlace para ver o liberar sus lugares.`;
export const notThere =
  "¿No llega después de unos minutos? Busque en la carpeta de correo no deseado (spam), o escríbanos.";
export const close = "Cerrar";

export const yourPlaces = "Sus lugares";
export const day = "Día";
export const time = "Hora";
export const places = "Lugares";
export const meet = "Punto de encuentro";
export const addToCalendar = "Agregar al calendario";
export const visitTo = (farm: string) => `Día de visita en ${farm}`;
export const giveUp = "Liberar los lugares";
export const giveUpSure =
  "¿Liberar sus lugares? Otras personas pueden tomarlos de inmediato. Puede reservar de nuevo mientras haya.";
export const notGivenUp = "Todavía tiene sus lugares";
export const givenUp = "Sus lugares están libres de nuevo";
export const givenUpText = "Gracias. La granja ya no ve su nombre, y alguien más puede ir.";
export const canceled = (day_: string) => `Se canceló el día de visita del ${day_}`;
export const canceledText = (farm: string) => `${farm} tuvo que cancelarlo:`;
export const isOver = "Este día de visita ya empezó o ya pasó.";
export const deadLink = "Este enlace no funciona";
export const deadLinkText =
  "Puede estar incompleto, tal vez se liberaron los lugares, o el día pasó hace mucho. Si tiene lugares, reserve otra vez con el mismo correo o escríbanos: le enviamos un enlace nuevo.";
export const seeDays = "Ver los días de visita";
