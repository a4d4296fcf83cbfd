import { baguettes } from "./baguettes.ts";
import { boule } from "./boule.ts";
import { cookies } from "./cookies.ts";
import { croissants } from "./croissants.ts";
import { dinnerRolls } from "./dinner-rolls.ts";
import { flatbreads } from "./flatbreads.ts";
import { pie } from "./pie.ts";
import { tinLoaf } from "./tin-loaf.ts";

/** Bread and pastry. */
export const bakery = {
  baguettes,
  boule,
  cookies,
  croissants,
  dinnerRolls,
  flatbreads,
  pie,
  tinLoaf,
};
