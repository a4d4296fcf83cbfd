import { number, plural } from "../kit.ts";

export const title = "In line for early access";
export const variants = {
  1: "Page about households",
  2: "Page about food and its price",
  3: "Page about inviting friends",
};
export const people = (n: number) => plural(n, { one: "1 person", other: `${number(n)} people` });
