import { plural } from "../../kit.ts";

export const title = "Lo que llevó y lo que se reembolsó";
export const definition =
  "Se cuentan los pedidos de este periodo que usted marcó como listos o con faltantes. No se cuenta lo que se quitó o se reembolsó antes de que saliera la camioneta, ni lo que se empacó mal o se dañó en el camino.";
export const brought = "Lo que llevó";
export const unitsOf = (units: number, of: number) =>
  `${units} de ${plural(of, { one: "1 unidad", other: `${of} unidades` })}`;
export const cameBack = "Reembolsado por problemas con el producto";
export const units = (count: number) =>
  plural(count, { one: "1 unidad", other: `${count} unidades` });
export const share = (figure: string) => `${figure}%`;
export const tooFew = (orders: number, least: number) =>
  `${plural(orders, { one: "1 pedido", other: `${orders} pedidos` })} hasta ahora: a partir de ${least} se muestran porcentajes.`;
