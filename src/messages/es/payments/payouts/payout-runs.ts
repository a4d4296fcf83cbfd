import { list, period, plural } from "../../kit.ts";

export const title = "Pagos a las granjas";
export const lead = (next: string) =>
  `Se preparan cada día de pago y se envían cuando un administrador los aprueba. El próximo día de pago es el ${next}.`;
export const allPayments = "Todos los pagos de clientes";
export const years = "Totales del año";
export const journal = "Libro diario";
export const none = "Todavía no hay pagos";
export const noneWhy = "Los primeros se preparan el próximo día de pago.";
export const payoutDay = "Día de pago";
export const status = "Estado";
export const farms = "Granjas con pago";
export const total = "Monto";
export const oneFarm = "Granja";
export const run = "Pagos";
export const payoutsOf = (day: string) => `Pagos del ${day}`;
export const drafted = (at: string) => `Se prepararon automáticamente el ${at}${period(at)}`;
export const draftedBy = (at: string, who: string) => `Los preparó ${who} el ${at}${period(at)}`;
export const approvedBy = (at: string, who: string) => `Los aprobó ${who} el ${at}${period(at)}`;
export const leftOut = (numbers: readonly string[]) => `En disputa y fuera: ${list(numbers)}`;
export const emptyRun = "Ninguna granja tenía algo por cobrar ese día.";
export const toPay = (sum: string, count: number) =>
  plural(count, { one: `${sum} a ${count} granja`, other: `${sum} a ${count} granjas` });
export const approve = "Aprobar y enviar";
export const approveQuestion = (sum: string, count: number) =>
  plural(count, {
    one: `¿Enviar ${sum} a ${count} granja? La granja recibe un correo con el detalle.`,
    other: `¿Enviar ${sum} a ${count} granjas? Cada granja recibe un correo con el detalle.`,
  });
export const redraft = "Preparar de nuevo";
export const redraftQuestion =
  "¿Prepararlos de nuevo con lo que cambió desde entonces? Después tiene que aprobarlos otro administrador, si lo hay.";
export const cancel = "Cancelar estos pagos";
export const cancelQuestion =
  "¿No enviar nada este día de pago? Lo que había espera al siguiente, o a que los prepare de nuevo.";
export const sendAgain = "Enviar de nuevo";
export const sendAgainQuestion = (sum: string, farm: string) =>
  `¿Enviar ${sum} a ${farm} de nuevo?`;
export const leave = "Dejar para el siguiente";
export const leaveQuestion = (sum: string, farm: string) =>
  `¿Retener ${sum} de ${farm} hasta el siguiente día de pago?`;
export const reverse = "Recuperar";
export const reverseQuestion = (sum: string, farm: string) =>
  `¿Recuperar ${sum} de ${farm}? Se puede mientras ese dinero siga en la cuenta de la granja. Lo que se pagó con él se le vuelve a deber.`;
export const takenBack = (reason: string) => `Recuperado: ${reason}`;
export const refusals = {
  balance_insufficient: "El procesador de pagos: el saldo no alcanza",
  transfers_not_allowed: "El procesador de pagos: no se le puede pagar a la cuenta",
  gone: "El procesador de pagos: la cuenta ya no existe",
  other: "El procesador de pagos lo rechazó",
};
export const approved = "Aprobados. Los pagos se están enviando.";
export const notApproved = "No se envió nada";
export const redrafted = "Preparados de nuevo";
export const notRedrafted = "No se prepararon de nuevo";
export const canceled = "Cancelados. No se envía nada.";
export const notCanceled = "No se cancelaron";
export const done = "Se está haciendo";
export const notDone = "No se hizo nada";
