import { kitOf } from "../kit.ts";

export const { plural, number, list } = kitOf("es-US");

/** The period after what may be a time: `p. m.` brings its own. */
export const period = (part: string) => (part.endsWith(".") ? "" : ".");
