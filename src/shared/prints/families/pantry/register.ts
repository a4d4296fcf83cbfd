import { comb } from "./comb.ts";
import { tapers } from "./tapers.ts";
import { bottle } from "./bottle.ts";
import { dryGoods } from "./dry-goods.ts";
import { honey } from "./honey.ts";
import { preserves } from "./preserves.ts";
import { sack } from "./sack.ts";

/** Pantry goods. */
export const pantry = { bottle, comb, dryGoods, honey, preserves, sack, tapers };
