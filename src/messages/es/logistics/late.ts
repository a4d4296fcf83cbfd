export const runningLate = "Hay retraso";
export const runningLateOf = (van: string) => `Hay retraso: ${van}`;
export const sayWhy = "Decir por qué";
export const sayWhyOf = (van: string) => `Decir por qué: ${van}`;
export const whatHolds = "¿Qué retrasa la camioneta?";
export const whoReads =
  "Los clientes cuya entrega viene con retraso reciben un correo con la nueva hora. Durante dos horas, el correo y la página del pedido dicen lo que elija aquí.";
export const delay = (cause: string) => `Retraso: ${cause}.`;
export const sayNoCause = "Quitar la causa";
export const notSaid = "No se guardó la causa";
export const offline = "No tiene conexión. Dígalo cuando la tenga.";
