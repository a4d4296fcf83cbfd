export const add = "Agregar al calendario";
export const delivery = (market: string, order: string) => `Entrega de ${market} ${order}`;
