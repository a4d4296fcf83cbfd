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
export const borneByFarm = "Reembolsos que asume la granja, su parte";
export const undone = "Ventas deshechas, su parte";
export const tookBack = "Reembolsos y ventas deshechas";
export const earned = "Ganado";
export const refunds = "Productos reembolsados según quién los asume, a su precio";
export const priceBorneBy = {
  farm: "Reembolsos que asume la granja, a su precio",
  market: "Reembolsos que asume el mercado, a su precio",
  carrier: "Reembolsos que asume el transportista, a su precio",
  customer: "Ventas deshechas, a su precio",
};
export const payouts = "Pagos por mes";
export const paid = "Pagado en total";
export const owed = "Lo que se debía a la granja";
export const owedBefore = "Se debía al empezar el año";
export const owedAfter = "Se debía al terminar el año, o hasta ahora";
export const none = "En este año no se vendió ni se pagó nada";
export const inDollars = "USD";
export const csv = "Descargar CSV";
export const pdf = "PDF";
export const fileNotMade = "No se creó el archivo";
export const file = (of: number) => `resumen-${of}`;
export const subject = (seller: string, market: string) => `Lo que ${seller} vendió con ${market}`;
export const soldBy = "Granja";
export const through = "Vendido con";
export const toRuns = "Volver a Pagos a las granjas";
export const toPayouts = "Volver a los pagos";
export const toYears = "Totales del año";
