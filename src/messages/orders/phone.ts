import * as en from "../en/orders/phone.ts";
import * as es from "../es/orders/phone.ts";
import { spoken } from "../spoken.ts";

export const ordersPhone = spoken({ en, es });
