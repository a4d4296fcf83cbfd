import { dish } from "./dish.ts";

/** Dishes of the recipes. */
export const dishes = { dish };
