export const title = "Lo que se compró";
export const notLoaded = "El formulario de reembolso no cargó";
export const nothingRefunded = "No se devolvió nada";
export const goingBack = (sum: string) => `${sum} va de regreso`;
export const noMoney = "No se devuelve dinero";
export const chooseLine = "Elija al menos un producto";
export const withBank =
  "El banco del cliente tiene este pago en disputa, así que aquí no se puede devolver nada.";
export const delivery = (sum: string) => `Devolver la entrega, ${sum}`;
export const note = "Nota (opcional)";
export const forTheLog = "Para el registro, junto a la causa; los clientes no la ven";
export const takenOff =
  "Lo que se devuelve se quita del pedido: las granjas y quienes empacan no lo incluyen. Lo que ya se cosechó no vuelve a la venta solo.";
export const creditBack = (sum: string) => `${sum} se pagaron con crédito y regresan como crédito.`;
export const refund = (sum: string) => `Devolver ${sum}`;
export const refundRest = (sum: string) => `Devolver el resto, ${sum}`;
export const allRefunded = "Ya se devolvió todo.";
export const sayWhy = "Para devolver, diga por qué lo asume alguien más.";
export const chooseCause = "Para devolver, diga qué salió mal.";
export const chooseUnits = "Para devolver una parte, elija cuántas unidades regresan.";
export const chooseBoth =
  "Para devolver, elija cuántas unidades regresan, o devuelva el resto, y diga qué salió mal.";
export const question = (sum: string, email: string) =>
  `${sum} regresan a ${email}. El cliente recibe un correo. No se puede deshacer.`;
export const questionWithCredit = (sum: string, email: string, credit: string) =>
  `${sum} regresan a ${email}, ${credit} de ellos como crédito. El cliente recibe un correo. No se puede deshacer.`;
export const questionFree =
  "El cliente no pagó nada por estos productos, o ya tiene ese dinero, así que no se le devuelve nada. Recibe un correo. No se puede deshacer.";
export const nothingLeft = (order: string) =>
  `No quedaría nada de ${order}, así que el pedido se cancela.`;
export const goods = "Productos";
export const bought = "Comprado";
export const left = "Queda";
export const refundColumn = "Devolver";
export const lineAmount = "Importe";
export const unitsOf = (name: string) => `Unidades de ${name} por devolver`;
