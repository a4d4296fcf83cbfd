import * as en from "../en/catalog/weights.ts";
import * as es from "../es/catalog/weights.ts";
import { spoken } from "../spoken.ts";

export const catalogWeights = spoken({ en, es });
