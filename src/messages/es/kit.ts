import { kitOf } from "../kit.ts";

export const { plural, number, list } = kitOf("es-US");
