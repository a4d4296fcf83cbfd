export const periods = {
  month: "Este mes",
  "last-month": "El mes pasado",
  quarter: "Este trimestre",
  "last-quarter": "El trimestre pasado",
  year: "Este año",
};
export const percent = (value: number) => `${value}%`;
export const soldAt = (sales: string, rate: string) => `${sales} al ${rate}`;
export const title = "Impuestos";
export const lead =
  "Lo que se debe de cada impuesto. Las ventas y tasas son las del momento de la compra; el impuesto, el que consta en los libros. Cada reembolso cuenta en el día en que se hizo. Las tasas están en Ajustes.";
export const csv = "Descargar CSV";
export const csvFailed = "No se pudo crear el archivo";
export const period = "Periodo";
export const custom = "Otras fechas";
export const from = "Desde";
export const to = "Hasta";
export const days = (first: string, last: string) => `Del ${first} al ${last}`;
export const authority = "Autoridad";
export const sales = "Ventas gravadas";
export const rate = "Tasa";
export const collected = "Impuesto cobrado";
export const refunded = "Impuesto reembolsado";
export const net = "Impuesto neto";
export const total = "Todas las autoridades";
export const none = "En estos días no se cobró ni se reembolsó impuesto";
