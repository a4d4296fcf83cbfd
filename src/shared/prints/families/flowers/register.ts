import { bouquet } from "./bouquet.ts";
import { driedBunch } from "./dried-bunch.ts";
import { eucalyptus } from "./eucalyptus.ts";
import { stems } from "./stems.ts";
import { tulipBulbs } from "./tulip-bulbs.ts";
import { wreath } from "./wreath.ts";

/** Flowers, greens and bulbs. */
export const flowers = { bouquet, driedBunch, eucalyptus, stems, tulipBulbs, wreath };
