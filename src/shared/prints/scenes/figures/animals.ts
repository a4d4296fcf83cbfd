import type { Print } from "../../kit/print.ts";
import { hens } from "./hen.ts";
import { sheep } from "./sheep.ts";

/** What grazes and pecks beside the cows. */
export const animals = {
  ...hens,
  /** Smaller than it is drawn, so that it fits between cows. */
  sheep: (print: Print) => {
    print.within("scale(.72)", () => sheep(print));
  },
} as const satisfies Record<string, (print: Print) => void>;
