export const title = "Productos y reembolso";
export const notLoaded = "El formulario de reembolso no cargó";
export const nothingRefunded = "No se reembolsó nada";
export const goingBack = (sum: string) => `Se van a reembolsar ${sum}`;
export const noMoney = "No se reembolsa dinero";
export const chooseLine = "Elija al menos un producto";
export const withBank =
  "El banco del cliente tiene este pago en disputa, así que aquí no se puede reembolsar nada.";
export const bankTook = (taken: string, rest: string) =>
  `El banco del cliente ya devolvió ${taken} de este pago. Quedan ${rest} por reembolsar.`;
export const delivery = (sum: string) => `Reembolsar la entrega, ${sum}`;
export const note = "Nota (opcional)";
export const forTheLog = "Se guarda con el motivo; el cliente no la ve";
export const takenOff =
  "Lo reembolsado se quita del pedido: las granjas ya no lo preparan y empaque ya no lo incluye. Lo que nadie ha cosechado vuelve a estar a la venta, así que nadie lo asume; lo que ya estaba listo no regresa automáticamente a la venta.";
export const creditBack = (sum: string) =>
  `${sum} se pagaron con crédito y se reembolsan como crédito.`;
export const refund = (sum: string) => `Reembolsar ${sum}`;
export const refundChosen = "Reembolsar";
export const refundRemaining = (sum: string) => `Reembolsar todo lo que queda, ${sum}`;
export const allRefunded = "Ya se reembolsó todo.";
export const sayWhy = "Para reembolsar, indique por qué lo asume alguien más.";
export const chooseCause = "Para reembolsar, indique qué salió mal.";
export const chooseUnits = "Para reembolsar una parte, elija cuántas unidades.";
export const chooseBoth =
  "Elija cuántas unidades reembolsar, o reembolse todo lo que queda, e indique qué salió mal.";
export const question = (sum: string, email: string) =>
  `Se reembolsan ${sum} a ${email}. El cliente recibe un correo. No se puede deshacer.`;
export const questionWithCredit = (sum: string, email: string, credit: string) =>
  `Se reembolsan ${sum} a ${email}, de los cuales ${credit} como crédito. El cliente recibe un correo. No se puede deshacer.`;
export const questionFree =
  "El cliente no pagó nada por estos productos, o ya tiene ese dinero, así que no se le reembolsa nada. Recibe un correo. No se puede deshacer.";
export const nothingLeft = (order: string) =>
  `No quedaría nada de ${order}, así que el pedido se cancela.`;
export const goods = "Productos";
export const bought = "Comprados";
export const left = "Sin reembolsar";
export const refundColumn = "Reembolsar";
export const lineAmount = "Monto";
export const unitsOf = (name: string) => `Unidades de ${name} por reembolsar`;
