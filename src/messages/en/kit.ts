import { kitOf } from "../kit.ts";

export const { plural, number, list } = kitOf("en-US");
