import { kitOf } from "../kit.ts";

export const { plural, number, list } = kitOf("en-US");

const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** `1st`, `15th` */
export function ordinal(value: number): string {
  const form = new Intl.PluralRules("en-US", { type: "ordinal" }).select(value);
  return `${value}${ENDINGS[form] ?? "th"}`;
}
