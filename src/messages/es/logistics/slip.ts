import { capital, period } from "../kit.ts";

export const heading = (name: string, shop: string) =>
  name === "" ? `Su caja de ${shop}` : `${name}, esta es su caja de ${shop}`;
export const about = (order: string, slot: string) =>
  `Pedido ${order}. ${capital(slot)}${period(slot)}`;
