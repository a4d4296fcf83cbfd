import { celeryRoot } from "./celery-root.ts";
import { garlic } from "./garlic.ts";
import { roundOnions } from "./round-onions.ts";
import { torpedoOnions } from "./torpedo-onions.ts";
import { daikon } from "./daikon.ts";
import { parsnips } from "./parsnips.ts";
import { rhizome } from "./rhizome.ts";
import { tubers } from "./tubers.ts";
import { capMushrooms } from "./cap-mushrooms.ts";
import { chanterelles } from "./chanterelles.ts";
import { lionsMane } from "./lions-mane.ts";
import { shelfMushrooms } from "./shelf-mushrooms.ts";
import { beets } from "./beets.ts";
import { carrots } from "./carrots.ts";

/** Underground vegetables, and mushrooms. */
export const roots = {
  beets,
  capMushrooms,
  carrots,
  celeryRoot,
  chanterelles,
  daikon,
  garlic,
  lionsMane,
  parsnips,
  rhizome,
  roundOnions,
  shelfMushrooms,
  torpedoOnions,
  tubers,
};
