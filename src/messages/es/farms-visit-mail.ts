export const questions = (phone: string) =>
  `¿Preguntas? Responda a este correo o llame al ${phone}.`;
export const reserved = (day: string) => `Sus lugares del ${day}`;
export const seeYou = "Le esperamos en la granja";
export const passOn =
  "¿Al final no puede venir? Libere sus lugares, para que alguien más pueda tenerlos.";
export const openPlaces = "Ver o liberar sus lugares";
export const remindsYou = "El día anterior le llega un recordatorio.";
export const tomorrow = "Mañana es su visita a la granja";
export const seeYouTomorrow = "Mañana le esperamos en la granja";
export const calledOff = (day: string) => `Se canceló el día de visita del ${day}`;
export const farmCalledOff = (farm: string, day: string, at: string) =>
  `${farm} tuvo que cancelar su día de visita del ${day} a las ${at}:`;
export const nothingToDo = "No tiene que hacer nada. Lo sentimos.";
export const otherDays = "Ver otros días de visita";
export const farm = "Granja";
export const day = "Día";
export const time = "Hora";
export const hours = (from: string, until: string) => `de ${from} a ${until}`;
export const places = "Lugares";
export const meet = "Punto de encuentro";
export const bring = "Qué ponerse y qué llevar";
