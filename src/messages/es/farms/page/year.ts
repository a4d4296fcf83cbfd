export const title = (of: number) => `Año ${of}`;
export const lead =
  "Del 1 de enero al 31 de diciembre, según el día en que se registró cada venta, reembolso o pago.";
export const year = "Año";
export const farm = "Granja";
export const legalName = "Nombre legal";
export const allFarms = "Todas las granjas";
export const sales = "Ventas";
export const gross = "Ventas brutas";
export const commission = "Nuestra comisión";
export const borneByFarm = "Reembolsos que asume la granja (su parte)";
export const undone = "Ventas anuladas (su parte)";
export const tookBack = "Reembolsos y ventas anuladas";
export const earned = "Ganado";
export const refunds = "Reembolsos a precio de venta, según quién los asume";
export const priceBorneBy = {
  farm: "Reembolsos que asume la granja (a precio de venta)",
  market: "Reembolsos que asume el mercado (a precio de venta)",
  carrier: "Reembolsos que asume el transportista (a precio de venta)",
  customer: "Ventas anuladas (a precio de venta)",
};
export const payouts = "Pagos por mes";
export const paid = "Pagado en total";
export const owed = "Lo que se debía a la granja";
export const owedBefore = "Por pagar al inicio del año";
export const owedAfter = "Por pagar al cierre del año (o hasta hoy)";
export const none = "En este año no se vendió ni se pagó nada";
export const inDollars = "USD";
export const csv = "Descargar CSV";
export const pdf = "Descargar PDF";
export const fileNotMade = "No se pudo crear el archivo";
export const file = (of: number) => `resumen-${of}`;
export const subject = (seller: string, market: string) => `Lo que ${seller} vendió con ${market}`;
export const soldBy = "Granja";
export const through = "Vendido con";
export const toRuns = "Volver a Pagos a las granjas";
export const toPayouts = "Volver a Dinero";
export const toYears = "Totales del año";
