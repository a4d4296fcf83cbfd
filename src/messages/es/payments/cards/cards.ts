export const title = "Tarjetas";
export const add = "Agregar tarjeta";
export const lead =
  "Con una de sus tarjetas se paga la canasta semanal. Stripe guarda los números; nosotros nunca los vemos.";
export const none = "Todavía no hay tarjetas";
export const noneText = "Guarde una para pagar con ella una canasta semanal.";
export const notChanged = "La tarjeta no se cambió";
export const notRemoved = "La tarjeta no se quitó";
export const isDefault = "Principal";
export const makeDefault = "Usar como principal";
export const remove = "Quitar";
export const removed = (card: string) =>
  `Se quita ${card}. Los pedidos que pagó con ella siguen igual.`;
export const validThrough = (month: string) => `Válida hasta ${month}`;
export const validAndPaysBox = (month: string) =>
  `Válida hasta ${month}. Con esta se paga su canasta semanal`;
