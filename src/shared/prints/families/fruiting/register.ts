import { bitterMelon } from "./bitter-melon.ts";
import { roundEggplant } from "./round-eggplant.ts";
import { cherryTomatoes } from "./cherry-tomatoes.ts";
import { heirloomTomatoes } from "./heirloom-tomatoes.ts";
import { roundTomatoes } from "./round-tomatoes.ts";
import { butternut } from "./butternut.ts";
import { delicata } from "./delicata.ts";
import { pumpkin } from "./pumpkin.ts";
import { zucchini } from "./zucchini.ts";
import { bellPeppers } from "./bell-peppers.ts";
import { chileRope } from "./chile-rope.ts";
import { chiles } from "./chiles.ts";
import { pods } from "./pods.ts";
import { corn } from "./corn.ts";

/** Fruiting vegetables. */
export const fruiting = {
  bellPeppers,
  bitterMelon,
  butternut,
  cherryTomatoes,
  chileRope,
  chiles,
  corn,
  delicata,
  heirloomTomatoes,
  pods,
  pumpkin,
  roundEggplant,
  roundTomatoes,
  zucchini,
};
