import { list, plural, number } from "../../kit.ts";

export const title = "A dónde va cada dólar";
export const lead =
  "Lo que las familias pagaron por los productos y su entrega, sin impuesto, según a dónde fue. Sale de las mismas cuentas con que pagamos a las granjas. Las partes están redondeadas para que juntas sumen 100%.";
export const dated = (orders: number, from: string, to: string) =>
  `De principios de ${from} a fines de ${to}: ${plural(orders, { one: "1 pedido entregado", other: `${number(orders)} pedidos entregados` })}, con sus reembolsos hasta hoy.`;
export const notEnoughYet =
  "Todavía no hay datos suficientes: lo mostramos a partir de 20 pedidos entregados en doce meses completos.";
export const chart = (parts: readonly string[]) => `De cada dólar: ${list(parts)}`;
export const partOf = (part: string, share: string) => `${part} ${share}`;
export const part = "Parte";
export const share = "Porcentaje";
export const together = "En total";
export const parts = {
  farms: {
    name: "Granjas",
    how: "Su parte del precio de los productos, menos los reembolsos que les tocan.",
  },
  delivery: { name: "Entrega", how: "Lo que las familias pagaron por la entrega." },
  fees: {
    name: "Comisiones de pago",
    how: "Lo que nos cobró el procesador de pagos por estos pedidos.",
  },
  refunds: {
    name: "Reembolsos que pagamos nosotros",
    how: "Lo que los clientes y sus bancos recibieron de vuelta a nuestra costa.",
  },
  discounts: {
    name: "Descuentos nuestros",
    how: "Nuestros códigos de descuento y lo que una canasta trae por encima de su precio.",
  },
  market: {
    name: "Lo que queda para el mercado",
    how: "El resto de nuestra comisión, para todo lo que cuesta llevar el mercado.",
  },
};
export const overspent = "En estos pedidos pagamos más de lo que entró por nuestra comisión.";
