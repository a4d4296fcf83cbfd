import { list, period, plural } from "../kit.ts";

export const see = "Ver su pedido";
export const seeOrReport = "Ver su pedido o reportar algo";
export const driverSays = (note: string) => `El chofer dice: ${note}`;
export const questions = (phone: string) => `¿Preguntas? Llame al ${phone}.`;

export const out = (order: string) => `Su pedido ${order} va en camino`;
export const outHeading = "Va en camino";
export const outText = (order: string, window: string) =>
  `La camioneta salió con su pedido ${order}. Llega hoy, de ${window}${period(window)} Si no está en casa, el chofer lo deja donde usted nos pidió.`;
export const outTextOn = (order: string, day: string, window: string) =>
  `La camioneta salió con su pedido ${order}. Llega el ${day}, de ${window}${period(window)} Si no está en casa, el chofer lo deja donde usted nos pidió.`;
export const outToBank = (order: string, bank: string, window: string) =>
  `La camioneta salió con la canasta de su pedido ${order}. Llega hoy a ${bank}, de ${window}${period(window)}`;
export const outToBankOn = (order: string, bank: string, day: string, window: string) =>
  `La camioneta salió con la canasta de su pedido ${order}. Llega a ${bank} el ${day}, de ${window}${period(window)}`;
export const expected = (range: string) => `Esperamos llegar a su puerta ${range}${period(range)}`;
export const tellDriver = (phone: string) => `¿Quiere decirle algo al chofer? Llame al ${phone}.`;

export const late = (order: string) => `Su pedido ${order} viene con retraso`;
export const lateHeading = "Vamos con retraso";
export const lateText = (order: string, window: string, range: string) =>
  `La camioneta con su pedido ${order} va con retraso y no llegará en su horario, de ${window}${period(window)} Ahora esperamos llegar a su puerta ${range}${period(range)}`;
export const lateChoice = (phone: string) =>
  `Si para entonces no está en casa, el chofer lo deja donde usted nos pidió. Si ya no le conviene, llame al ${phone} para pedir un reembolso.`;

export const arrived = (order: string) => `Su pedido ${order} ya llegó`;
export const arrivedHeading = "Buen provecho";
export const atDoor = (order: string) => `Su pedido ${order} está en su puerta.`;
export const arrivedAtBank = (bank: string) => `Su canasta ya está en ${bank}`;
export const thanksForIt = "Gracias por donarla";
export const atBank = (order: string, bank: string) =>
  `La canasta de su pedido ${order} ya está en ${bank}.`;
export const keepCold = (goods: readonly string[]) =>
  `Meta primero al refrigerador ${list(goods)}.`;
export const cold = {
  "eggs-dairy": "los huevos y los lácteos",
  "meat-poultry": "la carne",
  seafood: "el pescado",
};
export const eatFirst = (goods: readonly string[]) => `Use primero: ${list(goods)}.`;
export const keepVegetables =
  "Guarde las verduras de hoja en el refrigerador, y los jitomates y las cebollas en un lugar seco y no muy frío.";
export const keepBread = "Guarde el pan en un lugar seco y no muy frío.";
export const makeRight = (days: number) =>
  `¿Falta algo, llegó dañado o no está bien? Díganos en un plazo de ${plural(days, { one: `${days} día`, other: `${days} días` })} y lo resolvemos.`;

export const notDelivered = (order: string) => `No pudimos entregar su pedido ${order}`;
export const notDeliveredHeading = "No pudimos hacer la entrega";
export const couldNotLeave = (order: string) =>
  `El chofer llegó a su puerta con el pedido ${order} y no pudo dejarlo.`;
export const yourChoice =
  "En la página de su pedido usted elige: lo llevamos otra vez otro día, sin costo adicional, o pide que le devolvamos su dinero.";
export const choose = "Elegir un día o pedir su dinero";
export const orCall = (phone: string) => `También puede llamar al ${phone}.`;
export const couldNotLeaveAt = (order: string, bank: string) =>
  `El chofer llegó a ${bank} con la canasta del pedido ${order} y no pudo dejarla.`;
export const settledWithBank = (phone: string) =>
  `Acordaremos con ellos qué hacer con ella; usted no tiene que hacer nada. ¿Preguntas? Llame al ${phone}.`;
export const notHandedOver = (order: string) => `Su pedido ${order} no se entregó`;
export const bankDecides = "Su banco decide";
export const broughtBack = (order: string) =>
  `El pago de su pedido ${order} está en disputa, así que nuestro chofer lo trajo de regreso. Su banco decide sobre el pago; usted no tiene que hacer nada.`;

export const leftBehind = (order: string) => `Su pedido ${order} no salió en su camioneta`;
export const leftBehindHeading = "Lo sentimos";
export const notPacked = (order: string, day: string) =>
  `Su pedido ${order} no estaba empacado cuando salió su camioneta. Trataremos de enviarlo con otra el ${day}; le avisaremos por correo cuando vaya en camino.`;
export const cancelOn = (day: string) =>
  `Si ninguna otra camioneta puede llevarlo, lo cancelamos el ${day} y le reembolsamos todo lo que pagó, entrega incluida. No tiene que hacer nada.`;
