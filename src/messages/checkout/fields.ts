import * as en from "../en/checkout/fields.ts";
import * as es from "../es/checkout/fields.ts";
import { spoken } from "../spoken.ts";

export const checkoutFields = spoken({ en, es });
