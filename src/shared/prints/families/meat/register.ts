import { bacon } from "./bacon.ts";
import { chops } from "./chops.ts";
import { legs } from "./legs.ts";
import { marrowBones } from "./marrow-bones.ts";
import { mince } from "./mince.ts";
import { ribeye } from "./ribeye.ts";
import { roast } from "./roast.ts";
import { sausages } from "./sausages.ts";
import { wholeBird } from "./whole-bird.ts";

/** Meat and poultry. */
export const meat = {
  bacon,
  chops,
  legs,
  marrowBones,
  mince,
  ribeye,
  roast,
  sausages,
  wholeBird,
};
