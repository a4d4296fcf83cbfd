import * as en from "../en/orders/credit.ts";
import * as es from "../es/orders/credit.ts";
import { spoken } from "../spoken.ts";

export const ordersCredit = spoken({ en, es });
