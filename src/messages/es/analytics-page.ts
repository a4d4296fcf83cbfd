export const title = "Análisis";
export const lead = "Cada cifra dice cómo se calcula. Los días son los del calendario del negocio.";
export const exportFailed = "La exportación falló";
export const last = {
  7: "Últimos 7 días",
  28: "Últimos 28 días",
  91: "Últimas 13 semanas",
  365: "Últimos 12 meses",
};
export const csv = "CSV";
export const period = "Periodo";
export const custom = "Otras fechas";
export const from = "Desde";
export const to = "Hasta";
export const goodsSold = "Productos vendidos";
export const splits = {
  farm: "Por granja",
  category: "Por categoría",
  zip: "Por código postal",
  window: "Por horario",
};
export const splitColumns = {
  farm: "Granja",
  category: "Categoría",
  zip: "Código postal",
  window: "Horario",
};
export const nothing = "Nada en este periodo.";
export const sales = "Ventas";
export const orders = "Pedidos";
export const cameBack = "Quiénes volvieron";
export const cohorts =
  "Clientes por el mes de su primer pedido, y cuántos de ellos volvieron a pedir uno, dos, tres meses después.";
export const noFirstOrders = "No hay primeros pedidos en este periodo.";
export const firstOrder = "Primer pedido";
export const customers = "Clientes";
export const salesBy = { day: "Ventas por día", week: "Ventas por semana" };
export const noOrders = "No hay pedidos en este periodo";
export const asTable = "Como tabla";
export const steps = { day: "Día", week: "Semana del" };
export const share = (percent: string) => `${percent}\u00a0%`;
export const searches = {
  title: "Lo que la gente busca",
  definition:
    "Palabras que se buscaron en la tienda dos veces o más; quién buscó no se guarda. Una búsqueda quedó sin resultados si ningún producto tenía todas sus palabras, agotado o no, sin filtros.",
  top: "Lo más buscado",
  lost: "Búsquedas sin resultados",
  words: "Palabras",
  times: "Búsquedas",
};
