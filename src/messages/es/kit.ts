import { kitOf } from "../kit.ts";

export const { plural, number, list } = kitOf("es-US");

/** The period after what may be a time: `p. m.` brings its own. */
export const period = (part: string) => (part.endsWith(".") ? "" : ".");

/** A day and its hours within a sentence: `jue 26 nov, de 8 a. m. a 12 p. m.`. */
export const fromTo = (slot: string) => slot.replace(", ", ", de ");

/** Words that begin a line. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Words that begin a line, within one. */
export const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
