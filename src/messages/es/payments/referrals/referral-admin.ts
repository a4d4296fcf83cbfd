export const title = "Recomendaciones";
export const lead =
  "Primeros pedidos que llegaron por el enlace de un cliente y el crédito que generaron.";
export const order = "Pedido";
export const when = "Fecha";
export const referrer = "Recomendado por";
export const friend = "Persona invitada";
export const erased = "Borrado";
export const status = "Estado";
export const allStatuses = "Todos los estados";
export const off = "Descuento del pedido";
export const reward = "Crédito";
export const takenBackSum = (sum: string) => `Se retiraron ${sum}`;
export const actions = "Acciones";
export const search = "Buscar nombres, correos y pedidos";
export const none = "Todavía no hay recomendaciones";
export const takeBack = "Retirar";
export const takeBackQuestion = (sum: string, who: string) =>
  `¿Retirar ${sum} a ${who}? Lo que ya gastó se queda como está.`;
export const refuse = "Rechazar";
export const refuseQuestion = (who: string) =>
  `¿Rechazar esta recomendación? ${who} no recibirá crédito por ella.`;
export const notRefused = "No se rechazó";
export const refused = "Se rechazó";
export const notTakenBack = "No se retiró";
export const takenBack = "Se retiró";
