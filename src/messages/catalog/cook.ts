import * as en from "../en/catalog/cook.ts";
import * as es from "../es/catalog/cook.ts";
import { spoken } from "../spoken.ts";

export const catalogCook = spoken({ en, es });
