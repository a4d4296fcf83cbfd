import { berries } from "./berries.ts";
import { grapes } from "./grapes.ts";
import { cherries } from "./cherries.ts";
import { stoneFruit } from "./stone-fruit.ts";
import { chestnuts } from "./chestnuts.ts";
import { fuyus } from "./fuyus.ts";
import { pomegranates } from "./pomegranates.ts";
import { cherimoya } from "./cherimoya.ts";
import { hachiyas } from "./hachiyas.ts";
import { kiwifruit } from "./kiwifruit.ts";
import { passionFruit } from "./passion-fruit.ts";
import { apples } from "./apples.ts";
import { pears } from "./pears.ts";
import { avocados } from "./avocados.ts";
import { citrus } from "./citrus.ts";

/** Fruit of trees, canes and vines. */
export const fruit = {
  apples,
  avocados,
  berries,
  cherimoya,
  cherries,
  chestnuts,
  citrus,
  fuyus,
  grapes,
  hachiyas,
  kiwifruit,
  passionFruit,
  pears,
  pomegranates,
  stoneFruit,
};
