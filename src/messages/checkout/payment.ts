import * as en from "../en/checkout/payment.ts";
import * as es from "../es/checkout/payment.ts";
import { spoken } from "../spoken.ts";

export const checkoutPayment = spoken({ en, es });
