import { basil } from "./basil.ts";
import { dill } from "./dill.ts";
import { leafletBunch } from "./leaflet-bunch.ts";
import { lemongrass } from "./lemongrass.ts";
import { pairedSprigs } from "./paired-sprigs.ts";
import { pottedThyme } from "./potted-thyme.ts";
import { roastingHerbs } from "./roasting-herbs.ts";
import { rosemary } from "./rosemary.ts";

/** Herbs in bunches and stalks. */
export const herbs = {
  basil,
  dill,
  leafletBunch,
  lemongrass,
  pairedSprigs,
  pottedThyme,
  roastingHerbs,
  rosemary,
};
