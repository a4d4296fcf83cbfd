export const add = "Add to calendar";
export const delivery = (market: string, order: string) => `${market} delivery ${order}`;
