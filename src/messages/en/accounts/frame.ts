import { number } from "../kit.ts";

export const more = "More";
export const morePages = (area: string) => `${area}: more pages`;
export const pagesOf = (area: string) => `Pages of ${area}`;
export const signOut = "Sign out";
export const count = (n: number) => number(n);
export const waiting = "waiting";
