export const deliveryFree = "La entrega es gratis.";
export const deliveryCosts = (fee: string) => `La entrega cuesta ${fee}.`;
export const withMinimum = (fee: string, least: string) =>
  `${fee} El pedido mínimo es de ${least}.`;
export const notServed = (zip: string) =>
  `Todavía no entregamos en ${zip}. Entregamos en California.`;
export const joinList = (zip: string) => `Anotarme en la lista de espera de ${zip}`;
export const start = (least: string) => `El pedido mínimo es de ${least}.`;
export const startIn = (zone: string, least: string) =>
  `En ${zone} el pedido mínimo es de ${least}.`;
export const addMore = (least: string, lack: string) => `${least} Agregue ${lack} más.`;
export const largerBox = "Elija una canasta más grande.";
export const noSuchBox = "No hay canasta tan grande.";
