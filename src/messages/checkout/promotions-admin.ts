import * as en from "../en/checkout/promotions-admin.ts";
import * as es from "../es/checkout/promotions-admin.ts";
import { spoken } from "../spoken.ts";

export const checkoutPromotionsAdmin = spoken({ en, es });
