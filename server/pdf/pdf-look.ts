/** The brand's colors in print. */
export const INK = "#1d3327";
export const QUIET = "#5b6a5f";
export const LEAF = "#2f6b3f";
export const LINE = "#e6dfcf";
export const PAPER = "#fbf7ee";

/** The standard PDF fonts have no minus sign, so use an en dash, which looks the same in them. */
export const inPrint = (text: string) => text.replaceAll("−", "–");

export const SERIF = "Times-Roman";
export const SANS = "Helvetica";
export const SANS_BOLD = "Helvetica-Bold";
