import { dill } from "./dill.ts";
import { leafletBunch } from "./leaflet-bunch.ts";
import { lemongrass } from "./lemongrass.ts";
import { pairedSprigs } from "./paired-sprigs.ts";
import { rosemary } from "./rosemary.ts";

/** Herbs in bunches and stalks. */
export const herbs = {
  dill,
  leafletBunch,
  lemongrass,
  pairedSprigs,
  rosemary,
};
