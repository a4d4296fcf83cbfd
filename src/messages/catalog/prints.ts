import * as en from "../en/catalog/prints.ts";
import * as es from "../es/catalog/prints.ts";
import { spoken } from "../spoken.ts";

export const catalogPrints = spoken({ en, es });
