import { number } from "../kit.ts";

export const more = "Más";
export const morePages = (area: string) => `${area}: más páginas`;
export const pagesOf = (area: string) => `Páginas de ${area}`;
export const signOut = "Cerrar sesión";
export const count = (n: number) => number(n);
export const waiting = "en espera";
