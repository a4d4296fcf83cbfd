import { basket } from "./basket.ts";
import { bee } from "./bee.ts";
import { crate } from "./crate.ts";
import { hen } from "./hen.ts";
import { seedling } from "./seedling.ts";
import { tractor } from "./tractor.ts";

/** Represents the market and its farms where no particular product is meant. */
export const things = { basket, bee, crate, hen, seedling, tractor };
