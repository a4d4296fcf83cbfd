import * as en from "../en/catalog/tax.ts";
import * as es from "../es/catalog/tax.ts";
import { spoken } from "../spoken.ts";

export const catalogTax = spoken({ en, es });
