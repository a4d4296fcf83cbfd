import * as en from "../en/checkout/errors.ts";
import * as es from "../es/checkout/errors.ts";
import { spoken } from "../spoken.ts";

export const checkoutErrors = spoken({ en, es });
