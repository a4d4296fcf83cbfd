import { plural } from "../../kit.ts";

export const title = (day: string) => `Estado del pago, ${day}`;
export const subject = (farm: string, market: string) => `Lo que ${market} paga a ${farm}`;
export const paidTo = "Pagado a";
export const paidBy = "Pagado por";
export const status = "Estado";
export const leftOut = "Quedaron fuera, porque un banco los revisa";
export const sums = "En total";
export const sold = (orders: number) =>
  plural(orders, { one: `Vendido, ${orders} pedido`, other: `Vendido, ${orders} pedidos` });
export const commission = "Comisión";
export const refunds = "Reembolsos que usted asume y ventas anuladas";
export const adjustments = "Ajustes de reembolsos anteriores";
export const sum = "Monto";
export const carried = "De esto, lo que quedó de días de pago anteriores";
export const lines = "Detalle";
export const howWorkedOut =
  "El monto es lo vendido, menos nuestra comisión y los reembolsos que usted asume. Un reembolso que asumimos nosotros o el transportista no le descuenta nada. Si después decidimos quién asume un reembolso, aparece aquí como ajuste.";
export const order = "Pedido, día";
export const goods = "Productos";
export const soldFor = "Vendido";
export const refundsAndAdjustments = "Reembolsos, ajustes";
export const total = "Total";
export const leftOver = "Quedó de un día de pago anterior";
export const rate = (percent: number) => `${percent}%`;
export const file = (day: string) => `pago-${day}`;
