import type { Drawing } from "./draw.ts";
import { type InkName, INKS } from "./kit/inks.ts";

/** A color of a drawing that can be changed. */
export type Color = {
  /** A label for what is printed in it: "Skin", "Lid". */
  readonly label: string;
  readonly ink: InkName;
};

/** The colors of a drawing in the order of declaration. */
export function colorsOf(drawing: Drawing): Color[] {
  const colors: Color[] = [];
  recolored(drawing, (label, ink) => {
    colors.push({ label, ink });
    return ink;
  });
  return colors;
}

/** A drawing in other inks, one per color, in order. Missing ones keep the original ink. */
export function recolor(drawing: Drawing, inks: readonly InkName[]): Drawing {
  let index = 0;
  return recolored(drawing, (_label, ink) => inks[index++] ?? ink);
}

/**
 * Parameters that select forms: some of their values are also names of inks. Emblems and morsels, which occur among
 * inks, never share a name with one.
 */
const FORMS = new Set(["family", "kind", "piece", "packet", "heads"]);

function recolored<Part>(part: Part, change: (label: string, ink: InkName) => InkName): Part {
  const visit = (value: unknown, label: string): unknown => {
    if (Array.isArray(value)) {
      return value.map((item, at) => visit(item, value.length > 1 ? `${label} ${at + 1}` : label));
    }
    if (typeof value === "object" && value !== null) {
      const entries = Object.entries(value).map(([name, inner]) => [
        name,
        FORMS.has(name) ? inner : visit(inner, joined(label, name)),
      ]);
      return Object.fromEntries(entries);
    }
    return isInk(value) ? change(label, value) : value;
  };
  return visit(part, "") as Part;
}

const isInk = (value: unknown): value is InkName =>
  typeof value === "string" && Object.hasOwn(INKS, value);

/** "Shells 2" for the inks of the second shell; "Color" for plain `inks`. */
function joined(label: string, name: string): string {
  if (name === "inks") return label || "Color";
  return label || name.replace(/^./, (first) => first.toUpperCase());
}
