import { list, period } from "../../kit.ts";

export const payouts = "Pagos";
export const payout = "Pago";
export const none = "Todavía no hay pagos";
export const noneUntil = (day: string) =>
  `Lo que haya ganado hasta el ${day} se paga entonces, si su cuenta para recibir pagos está lista.`;
export const next = "Próximo día de pago";
export const inTransit = "En camino";
export const paid = "Pagado";
export const payoutOf = (day: string) => `Pago del ${day}`;
export const back = "Todos los pagos";
export const arrived = (at: string) =>
  `En la cuenta de la granja con nuestro procesador de pagos desde el ${at}${period(at)}`;
export const leftOut = (numbers: readonly string[]) =>
  `Quedaron fuera mientras un banco los revisa: ${list(numbers)}.`;
export const lines = "Detalle";
export const order = "Pedido";
export const goods = "Productos";
export const sold = "Vendido";
export const commission = "Comisión";
export const commissionAt = (sum: string, rate: string) => `${sum} (${rate})`;
export const rate = (percent: number) => `${percent}%`;
export const refunds = "Reembolsos que usted asume y ventas anuladas";
export const total = "Monto";
export const carried = "De esto, lo que quedó de días de pago anteriores";
export const howWorkedOut =
  "El monto es lo vendido, menos nuestra comisión y los reembolsos que usted asume. Un reembolso que asumimos nosotros o el transportista no le descuenta nada. Si después decidimos quién asume un reembolso, aparece aquí como ajuste.";
export const csv = "Descargar CSV";
export const fileNotMade = "No se pudo crear el archivo";
export const adjustments = "Ajustes";
export const refundsAndAdjustments = "Reembolsos, ajustes";
export const about = (what: string, named: string) => (named === "" ? what : `${what}: ${named}`);
export const leftOver = "Quedó de un día de pago anterior";
export const between = (farm: string, market: string) => `Pagado a ${farm} por ${market}.`;
export const pdf = "Descargar PDF";
export const years = "Totales del año";
