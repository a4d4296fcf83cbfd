import { clams } from "./clams.ts";
import { mussels } from "./mussels.ts";
import { oysters } from "./oysters.ts";
import { crab } from "./crab.ts";
import { kelp } from "./kelp.ts";
import { smokedFish } from "./smoked-fish.ts";

/** What comes from the bay and the boat. */
export const seafood = { clams, crab, kelp, mussels, oysters, smokedFish };
