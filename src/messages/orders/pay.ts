import * as en from "../en/orders/pay.ts";
import * as es from "../es/orders/pay.ts";
import { spoken } from "../spoken.ts";

export const ordersPay = spoken({ en, es });
