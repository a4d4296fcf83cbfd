import * as en from "../en/checkout/sums.ts";
import * as es from "../es/checkout/sums.ts";
import { spoken } from "../spoken.ts";

export const checkoutSums = spoken({ en, es });
