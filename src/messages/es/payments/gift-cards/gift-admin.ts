import { number, plural } from "../../kit.ts";

export const title = "Tarjetas de regalo";
export const lead = "Lo que se compró, lo que todavía se debe y qué pasó con cada una.";
export const allPayments = "Todos los pagos de clientes";
export const owed = "Saldo por canjear";
export const inTheBooks = "En los libros";
export const agrees = "Las tarjetas y los libros coinciden.";
export const differs = (cards: string, books: string) =>
  `Las tarjetas dicen ${cards} y los libros ${books}. Vea la revisión de datos.`;
export const redeemedSum = "Canjeadas";
export const takenBackSum = "Canceladas";
export const count = (n: number, sum: string) =>
  `${sum} (${plural(n, { one: "1 tarjeta", other: `${number(n)} tarjetas` })})`;
export const card = "Recibo";
export const when = "Fecha";
export const recipient = "Para";
export const buyer = "De";
export const status = "Estado";
export const allStatuses = "Todos los estados";
export const amount = "Monto";
export const sent = "Envío";
export const sendsOn = (day: string) => `El ${day}`;
export const sentOn = (day: string) => `Enviada el ${day}`;
export const erased = "Borrado";
export const actions = "Acciones";
export const search = "Buscar nombres, correos y recibos";
export const none = "Todavía no hay tarjetas de regalo";
export const resend = "Enviar de nuevo";
export const resendQuestion = (who: string) =>
  `¿Enviarla de nuevo para ${who} con un código nuevo? Quien lea ese correo tiene el dinero: revise que el correo sea el correcto. El código anterior deja de servir.`;
export const address = "Correo de quien la recibe";
export const notSent = "No se envió de nuevo";
export const sentAgain = "Va en camino, con un código nuevo";
export const addressSaved = "Se enviará a ese correo en su día";
export const takeBack = "Cancelar tarjeta";
export const takeBackQuestion = (sum: string, who: string) =>
  `¿Cancelarla y reembolsar ${sum} a ${who}? Su código deja de servir para siempre, y ${who} recibe un correo.`;
export const notTakenBack = "No se canceló";
export const takenBack = "Se canceló y se va a reembolsar lo que costó";
