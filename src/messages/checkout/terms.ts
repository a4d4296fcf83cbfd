import * as en from "../en/checkout/terms.ts";
import * as es from "../es/checkout/terms.ts";
import { spoken } from "../spoken.ts";

export const checkoutTerms = spoken({ en, es });
