import * as en from "../en/checkout/page.ts";
import * as es from "../es/checkout/page.ts";
import { spoken } from "../spoken.ts";

export const checkoutPage = spoken({ en, es });
