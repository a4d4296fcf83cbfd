import * as en from "../en/orders/words.ts";
import * as es from "../es/orders/words.ts";
import { spoken } from "../spoken.ts";

export const ordersWords = spoken({ en, es });
