import { head } from "./head.ts";
import { hearts } from "./hearts.ts";
import { rosette } from "./rosette.ts";
import { arugula } from "./arugula.ts";
import { greens } from "./greens.ts";
import { kale } from "./kale.ts";
import { peaShoots } from "./pea-shoots.ts";
import { saladMix } from "./salad-mix.ts";
import { yuChoy } from "./yu-choy.ts";
import { artichokes } from "./artichokes.ts";
import { bokChoy } from "./bok-choy.ts";
import { broccoli } from "./broccoli.ts";
import { cauliflower } from "./cauliflower.ts";
import { romanesco } from "./romanesco.ts";
import { leeks } from "./leeks.ts";
import { sproutStalk } from "./sprout-stalk.ts";

/** Leaves, heads, buds and shoots. */
export const leaves = {
  artichokes,
  arugula,
  bokChoy,
  broccoli,
  cauliflower,
  greens,
  head,
  hearts,
  kale,
  leeks,
  peaShoots,
  romanesco,
  rosette,
  saladMix,
  sproutStalk,
  yuChoy,
};
