import type { FarmSeed } from "../market-types.ts";

/** Farms of the Sierra foothills and the vineyards below them. */
export const foothillFarms: readonly FarmSeed[] = [
  {
    slug: "high-ladder",
    name: "High Ladder Orchard",
    family: "The Bergstrom family",
    town: "Camino",
    zipCode: "95709",
    latitude: 38.747,
    longitude: -120.6743,
    sinceYear: 1966,
    acreage: 27,
    tagline: "Mountain apples with a cold-night crunch",
    story: [
      "At 3,100 feet the nights are cold by September, and cold nights are what turn starch to sugar and skins to red. Lena Bergstrom grows 22 kinds of apple, among them five that no one plants for money.",
      "They are picked from ladders into canvas bags and kept in a stone cellar, where the late ones get better until March. What falls is pressed on Saturdays.",
    ],
    quote: "If an apple does not answer back when you bite it, give it to the horse.",
    quoteBy: "Lena Bergstrom",
    farmType: "fruit",
    practices: [
      "Sheep clean up the windfalls",
      "Cold cellar instead of gas storage",
      "No wax, no polish",
    ],
    certifications: [
      {
        id: "naturallyGrown",
        issuer: "Neighbor Growers Network",
        number: "NGN-0655",
        validTo: "2027-09-30",
      },
    ],
    commissionBps: 1700,
    scene: {
      hour: "noon",
      hills: ["night", "forest"],
      land: "grass",
      soil: "lime",
      crops: ["apple"],
      far: ["conifer", "barn", "conifer"],
      near: [],
    },
  },
  {
    slug: "stone-bridge",
    name: "Stone Bridge Vineyard",
    family: "The D’Agostini-Wu family",
    town: "Lodi",
    zipCode: "95240",
    latitude: 38.1222,
    longitude: -121.2555,
    sinceYear: 1926,
    acreage: 46,
    tagline: "Old vines for the table, not the cellar",
    story: [
      "The Zinfandel at Stone Bridge was planted a century ago in sand, on its own roots, head trained, with room for a horse between the vines. Part of it still goes to winemakers. The part we love best does not.",
      "Mei Wu and Carlo D’Agostini dry the grapes on paper trays, press the early ones for verjus, and let the last barrel go sour on purpose. The bottles take a year; the raisins take the month of September.",
    ],
    quote: "A hundred years old and still showing off every August.",
    quoteBy: "Mei Wu",
    farmType: "vineyards",
    practices: [
      "Dry farmed since 1926",
      "Pruned by hand, every vine on its own terms",
      "Grapes dried in the row, in the sun",
    ],
    certifications: [
      {
        id: "regenerative",
        issuer: "Valley Soil Trust",
        number: "VST-0204",
        validTo: "2027-12-31",
      },
    ],
    commissionBps: 2000,
    scene: {
      hour: "evening",
      hills: ["blush", "sage"],
      land: "rows",
      soil: "crust",
      crops: ["vine"],
      far: ["house", "oak"],
      near: [],
    },
  },
];
