import { number, plural } from "../kit.ts";

export const title = "En la lista de acceso anticipado";
export const variants = {
  1: "Página sobre los hogares",
  2: "Página sobre los alimentos y su precio",
  3: "Página sobre invitar a amigos",
};
export const people = (n: number) =>
  plural(n, { one: "1 persona", other: `${number(n)} personas` });
