import { dayAt } from "../../times.ts";

export const questions = (phone: string) =>
  `¿Preguntas? Responda a este correo o llame al ${phone}.`;
export const reserved = (day: string) => `Sus lugares del ${day}`;
export const seeYou = "Le esperamos en la granja";
export const changedMeet = (day: string) => `Cambió el punto de encuentro del ${day}`;
export const changedBring = (day: string) => `Cambió lo que hay que ponerse o llevar el ${day}`;
export const changedBoth = (day: string) =>
  `Cambiaron el punto de encuentro y lo que hay que llevar el ${day}`;
export const goByThis = (farm: string) =>
  `${farm} cambió lo que aparece primero en este correo; lo demás sigue igual. Guíese por este correo y no por el anterior.`;
export const passOn =
  "¿Al final no puede venir? Libere sus lugares, para que alguien más pueda tenerlos.";
export const openPlaces = "Ver o liberar sus lugares";
export const remindsYou = "El día anterior le llega un recordatorio.";
export const tomorrow = "Mañana es su visita a la granja";
export const seeYouTomorrow = "Mañana le esperamos en la granja";
export const canceled = (day: string) => `Se canceló el día de visita del ${day}`;
export const farmCanceled = (farm: string, day: string, at: string) =>
  `${farm} tuvo que cancelar su día de visita del ${dayAt(day, at)}:`;
export const nothingToDo = "No tiene que hacer nada. Lo sentimos.";
export const otherDays = "Ver otros días de visita";
export const farm = "Granja";
export const day = "Día";
export const time = "Hora";
export const hours = (from: string, until: string) => `de ${from} a ${until}`;
export const places = "Lugares";
export const meet = "Punto de encuentro";
export const bringNothing = "Nada especial";
export const bring = "Qué ponerse y qué llevar";
