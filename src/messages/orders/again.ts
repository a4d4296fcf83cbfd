import * as en from "../en/orders/again.ts";
import * as es from "../es/orders/again.ts";
import { spoken } from "../spoken.ts";

export const ordersAgain = spoken({ en, es });
