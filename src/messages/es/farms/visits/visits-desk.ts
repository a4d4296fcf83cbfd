import { plural } from "../../kit.ts";

export const title = "Días de visita";
export const lead =
  "Invite a la gente a ver su granja. Los lugares se reservan en nuestra página de visitas; solo quien tiene una reservación ve el punto de encuentro.";
export const announce = "Anunciar un día de visita";
export const none = "Todavía no hay días de visita";
export const noneText = "Anuncie uno, y la gente podrá reservar lugares de inmediato.";
export const notLive =
  "Su granja no está abierta en este momento: los visitantes no ven sus días de visita y no se pueden anunciar otros.";
export const day = "Día";
export const from = "Empieza a las";
export const until = "Termina a las";
export const places = "Lugares";
export const placesHint = "Cuántas personas pueden venir como máximo";
export const text = "Qué se puede ver, en inglés";
export const textHint = (most: number) => `Hasta ${most} caracteres. Lo lee todo el mundo.`;
export const bring = "Qué ponerse y qué llevar, en inglés (opcional)";
export const meetingPoint = "Punto de encuentro, en inglés";
export const meetingHint = "Solo lo ve quien tiene una reservación, por correo y por su enlace.";
export const inSpanish = "En español (opcional)";
export const inSpanishHint =
  "Lo ven quienes usan el sitio en español. Basta con un idioma: donde falte uno, se muestra el otro.";
export const textEs = "Qué se puede ver, en español";
export const bringEs = "Qué ponerse y qué llevar, en español";
export const meetingPointEs = "Punto de encuentro, en español";
export const change = "Cambiar";
export const ofDay = (onDay: string) => ` el día de visita del ${onDay}`;
export const changeTitle = (onDay: string) => `Cambiar el día de visita del ${onDay}`;
export const dayStays =
  "El día y la hora se quedan, porque quienes reservaron ya los conocen. Si necesita otros, cancele este y anuncie uno nuevo.";
export const save = "Guardar";
export const cancel = "Volver";
export const notSaved = "No se guardó";
export const stillHere = "Lo que escribió sigue aquí. Inténtelo de nuevo.";
export const announced = "El día de visita está anunciado";
export const changed = "Se guardaron los cambios";
export const cancelVisit = "Cancelar este día";
export const cancelVisitSure = (guests: number) =>
  plural(guests, {
    one: "¿Cancelarlo? Quien reservó recibe un correo con el motivo. No se puede deshacer.",
    other: `¿Cancelarlo? Las ${guests} personas que reservaron reciben un correo con el motivo. No se puede deshacer.`,
  });
export const cancelVisitNoGuests = "¿Cancelarlo? Todavía nadie ha reservado. No se puede deshacer.";
export const reasonHint = "Lo lee quien reservó, con estas palabras.";
export const stillOn = "El día de visita sigue en pie";
export const wasCanceled = "El día de visita se canceló";
export const standings = {
  open: "Abierto",
  full: "Lleno",
  on: "En curso",
  canceled: "Cancelado",
  over: "Ya pasó",
};
export const hours = (from_: string, until_: string) => `de ${from_} a ${until_}`;
export const taken = (count: number, all: number) => `${count} de ${all} lugares ocupados`;
export const meetingPointLabel = "Punto de encuentro";
export const bringLabel = "Qué ponerse y qué llevar";
export const why = "Por qué se canceló";
export const guests = (groups: number, people: number) =>
  `${plural(groups, { one: `${groups} reservación`, other: `${groups} reservaciones` })}, ${plural(people, { one: `${people} persona`, other: `${people} personas` })}`;
export const noGuests = "Todavía nadie ha reservado.";
export const guest = (name: string, party: number) =>
  party === 1 ? name : `${name}, ${party} personas`;
