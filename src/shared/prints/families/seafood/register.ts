import { clams } from "./clams.ts";
import { crab } from "./crab.ts";
import { fillets } from "./fillets.ts";
import { kelp } from "./kelp.ts";
import { mussels } from "./mussels.ts";
import { oysters } from "./oysters.ts";

/** Fish and shellfish. */
export const seafood = { clams, crab, fillets, kelp, mussels, oysters };
