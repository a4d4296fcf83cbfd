import * as en from "../en/checkout/promotions.ts";
import * as es from "../es/checkout/promotions.ts";
import { spoken } from "../spoken.ts";

export const checkoutPromotions = spoken({ en, es });
