export const part = "Parte";
export const name = "Nombre";
export const figures = "Cifras";
export const days = (from: string, to: string) => `${from} a ${to}`;
export const before = "Periodo anterior";
export const salesBy = {
  day: "Ventas por día",
  week: "Ventas por semana",
  farm: "Ventas por granja",
  category: "Ventas por categoría",
  zip: "Ventas por código postal",
  window: "Ventas por horario",
};
export const unitsShort = "Unidades faltantes por motivo";
export const kept = "Lo que nos queda por producto";
export const others = "Otros";
