import * as en from "../en/checkout/cart.ts";
import * as es from "../es/checkout/cart.ts";
import { spoken } from "../spoken.ts";

export const checkoutCart = spoken({ en, es });
