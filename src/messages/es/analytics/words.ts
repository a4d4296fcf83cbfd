import { number, plural } from "../kit.ts";

export const period = (from: string, to: string) => `${from} al ${to}`;
export const whole = (value: number) => number(value);
export const unchanged = "sin cambio";
export const up = (percent: number) => `${number(percent)}% más`;
export const down = (percent: number) => `${number(percent)}% menos`;
export const more = (count: number) => `${number(count)} más`;
export const fewer = (count: number) => `${number(count)} menos`;
export const upPoints = (points: number) =>
  `${number(points)} ${points === 1 ? "punto" : "puntos"} más`;
export const downPoints = (points: number) =>
  `${number(points)} ${points === 1 ? "punto" : "puntos"} menos`;
export const figures = {
  sales: "Ventas",
  orders: "Pedidos",
  netRevenue: "Ingresos netos",
  basket: "Pedido promedio",
  customers: "Clientes",
  newCustomers: "Clientes nuevos",
  returningCustomers: "Clientes que vuelven",
  refunds: "Reembolsos",
  refundShare: "Reembolsos sobre ventas",
  fillRate: "Unidades surtidas",
  onTime: "Entregas a tiempo",
  activeBoxes: "Canastas semanales",
  skipRate: "Canastas saltadas",
  farmsLive: "Granjas abiertas",
  payable: "Por pagar a granjas",
};
export const how = {
  sales:
    "Lo que las tarjetas pagaron por los pedidos del periodo, con impuesto y entrega, antes de reembolsos. No cuentan los pedidos cancelados o reembolsados por completo.",
  orders: "Pedidos pagados del periodo que no se cancelaron ni se reembolsaron por completo.",
  netRevenue:
    "Comisiones, entregas y otros ingresos que el libro mayor registró en el periodo, menos descuentos, regalos en canastas, crédito por recomendar, cortesías y los reembolsos que asumimos. No cuentan las comisiones de tarjetas, las disputas ni lo que nos deben los transportistas.",
  basket: "Ventas entre pedidos, redondeado al centavo.",
  customers: "Correos distintos entre los pedidos del periodo.",
  newCustomers: "Correos cuyo primer pedido se hizo en el periodo.",
  returningCustomers: "Correos que pidieron en el periodo y ya habían pedido antes.",
  refunds:
    "Dinero reembolsado en el periodo por partes de pedidos que siguen en pie, sin lo que falló. Ventas menos reembolsos es lo que nos quedó.",
  refundShare:
    "Reembolsos del periodo como parte de sus ventas. Se muestra a partir de diez pedidos.",
  fillRate:
    "Unidades pedidas en el periodo que no se reembolsaron, como parte de todas las pedidas, sin lo que los clientes quitaron de sus pedidos.",
  onTime:
    "Pedidos entregados antes de que terminara su horario, como parte de todas las entregas del periodo. Se muestra a partir de diez.",
  activeBoxes:
    "Hogares que tienen una canasta semanal el último día del periodo, también los que están en pausa.",
  skipRate:
    "Canastas saltadas o en pausa, como parte de todas las que tocaban en los días del periodo. Se muestra a partir de diez.",
  farmsLive:
    "Granjas que venden el último día del periodo. No cuentan las que están en pausa o cerradas.",
  payable:
    "Lo que, según el libro mayor, se debe a todas las granjas al final del periodo, se pueda pagar ya o no.",
};
export const channels = {
  online: "En línea",
  phone: "Por teléfono",
  box: "Como canasta semanal",
};
export const salesPeriods = {
  week: "Esta semana",
  "last-week": "Semana pasada",
  month: "Este mes",
  "last-month": "Mes pasado",
  year: "12 meses",
};
export const rules = (count: number) =>
  plural(count, { one: `${count} regla`, other: `${count} reglas` });
export const broken = (said: string, checked: number) => `${said} de ${checked} sin cumplir.`;
export const noViolations = (checked: string) => `${checked} revisadas, todo en orden.`;
export const tooLong = (said: string) => `La revisión de ${said} tardó demasiado.`;
export const others = { farm: "Otras", category: "Otras", zip: "Otros", window: "Otros" };
