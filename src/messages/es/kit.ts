import { kitOf } from "../kit.ts";

export const { plural, number, list } = kitOf("es-US");

/** The period after what may be a time: `p. m.` brings its own. */
export const period = (part: string) => (part.endsWith(".") ? "" : ".");

/** Words that begin a line. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Words that begin a line, within one. */
export const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
