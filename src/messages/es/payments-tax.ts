export const periods = {
  month: "Este mes",
  "last-month": "El mes pasado",
  quarter: "Este trimestre",
  "last-quarter": "El trimestre pasado",
  year: "Este año",
};
export const percent = (value: number) => `${value}\u00a0%`;
export const soldAt = (sales: string, rate: string) => `${sales} al ${rate}`;
export const title = "Impuesto";
export const lead =
  "Lo que se debe a cada autoridad: ventas y tasas como eran cuando se compró, impuesto según los libros. Un reembolso cuenta el día en que se dio. Las tasas están en Ajustes.";
export const csv = "CSV";
export const csvFailed = "El archivo no se hizo";
export const period = "Periodo";
export const custom = "Otras fechas";
export const from = "Desde";
export const to = "Hasta";
export const days = (first: string, last: string) => `${first} a ${last}`;
export const authority = "Autoridad";
export const sales = "Ventas gravadas";
export const rate = "Tasa";
export const collected = "Impuesto cobrado";
export const refunded = "Impuesto reembolsado";
export const net = "Impuesto neto";
export const total = "Todas las autoridades";
export const none = "En estos días no se cobró ni se reembolsó impuesto";
