import { plural } from "../kit.ts";

export const title = "Análisis";
export const lead =
  "En cada cifra puede ver cómo se calcula. Los días van según la hora del Pacífico.";
export const exportFailed = "No se pudo exportar";
export const last = {
  7: "Últimos 7 días",
  28: "Últimos 28 días",
  91: "Últimas 13 semanas",
  365: "Últimos 12 meses",
};
export const csv = "Descargar CSV";
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
/** What is not listed on its own: what is small, and what comes after the largest. */
export const together = (rows: number) =>
  plural(rows, {
    one: "La última fila reúne un grupo que no se muestra por separado.",
    other: `La última fila reúne ${rows} grupos que no se muestran por separado. Los de menos de 5 pedidos nunca se muestran.`,
  });
/** What keeps a column of orders from adding up to all of them. */
export const countedTwice = {
  farm: "Un pedido de varias granjas cuenta en cada una.",
  category: "Un pedido con productos de varias categorías cuenta en cada una.",
};
export const shorts = {
  title: "Faltantes por motivo",
  definition:
    "Unidades reembolsadas de los pedidos del periodo, que son las que “Unidades surtidas” cuenta como faltantes. No cuenta lo que los clientes quitaron de sus pedidos.",
  cause: "Motivo",
  units: "Unidades",
  amount: "Precio",
};
export const margins = {
  title: "Margen por producto",
  definition:
    "Lo que nos queda de los productos vendidos en el periodo: nuestra comisión, menos el precio de los reembolsos que asumimos. No cuentan las ventas anuladas por reembolsos. Los descuentos y las entregas no son de un solo producto.",
  product: "Producto",
  kept: "Nos queda",
  share: "Margen",
};
/** A product, and the farm that grows it. */
export const ofFarm = (product: string, farm: string) => `${product}, ${farm}`;
export const others = "Otros";
export const sales = "Ventas";
export const orders = "Pedidos";
export const cameBack = "Quiénes volvieron";
export const cohorts =
  "Clientes según el mes de su primer pedido y qué parte volvió a pedir en cada uno de los meses siguientes.";
export const noFirstOrders = "No hay primeros pedidos en este periodo.";
export const smallMonths = (months: number) =>
  plural(months, {
    one: "Un mes tiene menos de 5 clientes nuevos. Sus porcentajes se omiten, porque dirían qué hace cada persona.",
    other: `${months} meses tienen menos de 5 clientes nuevos. Sus porcentajes se omiten, porque dirían qué hace cada persona.`,
  });
export const firstOrder = "Primer pedido";
export const monthsAfter = (months: number) => `+${months} ${months === 1 ? "mes" : "meses"}`;
export const customers = "Clientes";
export const salesBy = { day: "Ventas por día", week: "Ventas por semana" };
export const noOrders = "No hay pedidos en este periodo";
export const asTable = "Ver como tabla";
export const steps = { day: "Día", week: "Semana del" };
export const share = (percent: string) => `${percent}%`;
export const partOf = (part: string, whole: string) => `${part} de ${whole}`;
export const funnel = {
  title: "De la compra iniciada al siguiente pedido",
  definition:
    "Compras iniciadas en el periodo y lo que ha sido de ellas hasta hoy. Una compra se inicia cuando se apartan los productos y el horario para pagarla; si vence y se inicia otra vez, cuenta dos veces. Las visitas y los carritos no se registran. Cuentan los pedidos por teléfono, pero no las canastas semanales.",
  none: "No se inició ninguna compra en este periodo.",
  step: "Paso",
  checkouts: "Compras",
  ofBefore: "Del paso anterior",
  ofAll: "Del total",
  steps: {
    begun: "Productos apartados",
    tried: "Intentó pagar",
    paid: "Pagada",
    delivered: "Entregada",
    again: "Volvió a pedir",
  },
};
export const onTime = {
  title: { day: "Entregas por día", week: "Entregas por semana" },
  definition:
    "Según el reporte del chofer: a tiempo si el pedido llegó a la puerta antes de que terminara su horario. Los porcentajes se muestran a partir de diez entregas.",
  onTime: "A tiempo",
  late: "Tarde",
  share: "A tiempo, %",
  none: "No hay entregas en este periodo",
};
/** What the shades of the table of those who came back mean. */
export const shades = "Entre más intenso el color de la celda, mayor el porcentaje.";
export const scope = {
  title: "Qué pedidos",
  note: "Estos filtros se aplican a las ventas, los productos vendidos y las entregas. El resto de la página abarca todo el mercado. Si coinciden menos de 5 pedidos, no se muestra ninguno.",
  ofFarm: "Las ventas de una granja son las de sus productos, sin impuesto ni entrega.",
  zone: "Zona",
  allZones: "Todas las zonas",
  farm: "Granja",
  allFarms: "Todas las granjas",
  farmNumber: (id: number) => `Granja ${id}`,
  channel: "Cómo se pidió",
  allChannels: "Cualquier forma",
};
export const searches = {
  title: "Lo que la gente busca",
  definition:
    "Palabras que se buscaron en la tienda dos veces o más. No se guarda quién buscó. Una búsqueda cuenta como “sin resultados” si ningún producto, ni siquiera los agotados, contiene todas las palabras; los filtros no cuentan.",
  top: "Lo más buscado",
  lost: "Búsquedas sin resultados",
  words: "Palabras",
  times: "Búsquedas",
};
