import { dill } from "./dill.ts";
import { leafletBunch } from "./leaflet-bunch.ts";
import { lemongrass } from "./lemongrass.ts";
import { pairedSprigs } from "./paired-sprigs.ts";
import { roastingHerbs } from "./roasting-herbs.ts";
import { rosemary } from "./rosemary.ts";

/** Herbs in bunches, stalks and a pot. */
export const herbs = {
  dill,
  leafletBunch,
  lemongrass,
  pairedSprigs,
  roastingHerbs,
  rosemary,
};
