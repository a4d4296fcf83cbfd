import { number, period, plural } from "../kit.ts";

export const title = "Contacto";
export const description =
  "Escriba al mercado, llame o venga: una persona responde a su mensaje en un día hábil.";
export const lead = (days: number) =>
  `Escríbanos y una persona le responde en ${plural(days, { one: `${days} día hábil`, other: `${days} días hábiles` })}. Tal vez la respuesta que busca ya esté entre las preguntas y respuestas.`;
export const write = "Escríbanos";
export const call = "Llame o venga";
export const elsewhere = <Part>(
  returns: (words: string) => Part,
  delivery: (words: string) => Part,
  faq: (words: string) => Part,
) => [
  "Algo falta o llegó mal: ",
  returns("devoluciones y reembolsos"),
  ". Días y horarios: ",
  delivery("entrega"),
  ". Todo lo demás: ",
  faq("preguntas y respuestas"),
  ".",
];
export const open = (until: string) => `Ahora estamos abiertos, hasta ${until}${period(until)}`;
export const closed = (opens: string) =>
  `La oficina está cerrada ahora. Volvemos ${opens} y entonces leeremos lo que escriba.`;
export const phone = "Teléfono";
export const email = "Correo";
export const hours = "Horario";
export const address = "Dirección";

export const choose = "Elija";
export const thanks = (ticket: string) => `Gracias. Su número de mensaje es ${ticket}.`;
export const emailed = "Le enviamos el número por correo. Guárdelo por si llama.";
export const about = "¿De qué se trata?";
export const whichOrder = "¿Qué pedido? (opcional)";
export const noOrder = "Ningún pedido";
export const orderOf = (order: string, day: string) => `${order}, ${day}`;
export const anotherNumber = "Otro número";
export const orderNumber = "Número de pedido (opcional)";
export const name = "Su nombre";
export const message = "Mensaje";
export const characters = (most: number) => `Hasta ${number(most)} caracteres`;
export const send = "Enviar el mensaje";
export const notSent = "No se envió";
export const attachment = "Archivo adjunto (opcional)";
export const attachmentHint = "Una imagen o un PDF de hasta 5 MB. Solo lo ve nuestro equipo.";
export const addFile = "Elegir un archivo";
