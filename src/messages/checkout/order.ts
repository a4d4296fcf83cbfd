import * as en from "../en/checkout/order.ts";
import * as es from "../es/checkout/order.ts";
import { spoken } from "../spoken.ts";

export const checkoutOrder = spoken({ en, es });
