import * as en from "../en/checkout/outcome.ts";
import * as es from "../es/checkout/outcome.ts";
import { spoken } from "../spoken.ts";

export const checkoutOutcome = spoken({ en, es });
