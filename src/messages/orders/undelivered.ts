import * as en from "../en/orders/undelivered.ts";
import * as es from "../es/orders/undelivered.ts";
import { spoken } from "../spoken.ts";

export const ordersUndelivered = spoken({ en, es });
