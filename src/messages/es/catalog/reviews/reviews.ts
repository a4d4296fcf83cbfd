import { number, plural } from "../../kit.ts";

export const reviews = "Opiniones de quienes lo compraron";
export const starsOf = (stars: number) => `${stars} de 5 estrellas`;
export const averageOf = (average: number, count: number) =>
  plural(count, {
    one: `${number(average)} de 5 estrellas, de ${count} opinión`,
    other: `${number(average)} de 5 estrellas, de ${count} opiniones`,
  });
export const noneYet = "Todavía no hay opiniones";
export const whoReviews =
  "Solo opina quien lo recibió, a partir del día siguiente a la entrega. Nadie más.";
export const shownFrom = (count: number) =>
  `Las opiniones se muestran cuando ${count} clientes hayan escrito una.`;
export const notLoaded = "No se pudieron cargar las opiniones.";
export const more = "Mostrar más opiniones";
export const byIn = (name: string, month: string) => `${name}, ${month}`;
export const farmReplied = (farm: string, month: string) => `Respuesta de ${farm}, ${month}`;

export const rate = "Calificar";
export const ofThing = (name: string) => ` (${name})`;
export const changeReview = "Editar su opinión";
export const question = (name: string) => `¿Qué tal estuvo? ${name}`;
export const yourStars = "Sus estrellas";
export const words = { 5: "Muy bueno", 4: "Bueno", 3: "Regular", 2: "Malo", 1: "Muy malo" };
export const yourWords = "¿Qué le contaría a un vecino?";
export const optional = (most: number) => `Opcional, hasta ${number(most)} caracteres`;
export const shownAs = (name: string) =>
  `Todos pueden leerlo en la página del producto, con su nombre como “${name}” y el mes.`;
export const save = "Guardar mi opinión";
export const remove = "Borrarla";
export const removeQuestion =
  "Se borran sus estrellas y lo que escribió, y con ello la respuesta de la granja.";
export const saved = "Gracias por su opinión";
export const savedText = "Ya está en la página del producto.";
export const savedHidden = "Sigue oculta por la razón de arriba.";
export const removed = "Su opinión se borró";
export const notRemoved = "La opinión no se borró";
export const notSaved = "La opinión no se guardó";
export const stillHere = "Lo que escribió sigue aquí.";
export const chooseStars = "Elija de 1 a 5 estrellas";
export const hiddenBecause = (reason: string) => `Quitamos su opinión de la página: ${reason}`;
export const yours = "Usted ya opinó.";
export const comeBack = "Puede calificarlo a partir del día siguiente a la entrega.";
export const ofOwnFarm = "Su opinión no está en la página mientras usted sea de esta granja.";
