export const payments = "Pagos";
export const title = (number: string) => `Disputa de ${number}`;
export const dispute = "Disputa";
export const print = "Imprimir";
export const stopped = <Part>(cancel: (words: string) => Part) => [
  "El pedido está detenido: no se empaca ni se envía. ",
  cancel("Cancélelo en la página de su pago"),
  " si el cliente no lo va a recibir.",
];
export const disputed = "En disputa";
export const customerSays = "El cliente dice";
export const answerBy = "Fecha límite";
export const noDeadline = "Sin fecha límite";
export const evidence = "Pruebas";
export const sent = (at: string) => `Enviadas el ${at}`;
export const notSent = "Sin enviar";
export const customer = "Cliente";
export const paid = "Pagado";
export const shown = "Mostrado antes de pagar";
export const notOnFile = "Ya no se conserva";
export const payment = "Pago";
export const order = "El pedido";
export const number = "Número";
export const ordered = "Pedido el";
export const delivery = "Entrega";
export const address = "Dirección";
export const instructions = "Indicaciones";
export const status = "Estado";
export const goods = "Productos";
export const atDoor = "En la puerta";
export const driver = (said: string, name: string) => `${said}, chofer ${name}`;
export const noDelivery = "No se registró ninguna entrega.";
export const emails = "Correos enviados al cliente";
export const email = (at: string, to: string, kind: string, subject: string) =>
  `${at}, a ${to}: ${kind}, “${subject}”`;
export const noEmails = "Todavía no se envió ningún correo.";
export const refunds = "Reembolsos";
export const refund = (at: string, sum: string, ending: string) => `${at}: ${sum}, ${ending}`;
export const refundWithCredit = (at: string, sum: string, credit: string, ending: string) =>
  `${at}: ${sum} y ${credit} como crédito, ${ending}`;

export const notAnswered = "Las pruebas no se enviaron";
export const answered = "El banco tiene las pruebas";
export const stillOpen = "La disputa sigue abierta";
export const accepted = "La disputa está aceptada";
export const answer = "La respuesta al banco";
export const startWith =
  "Empiece por lo que pasó, en inglés. El nombre, la dirección y los productos van al banco también en sus propios campos.";
export const send = "Enviar al banco";
export const sendQuestion =
  "El banco lee su respuesta tal como está y solo puede enviar una. Después no se puede cambiar.";
export const accept = "Aceptar la disputa";
export const acceptQuestion =
  "El cliente se queda con el dinero y el procesador de pagos con su cargo. No se puede deshacer.";
