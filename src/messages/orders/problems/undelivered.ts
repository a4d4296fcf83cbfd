import * as en from "../../en/orders/problems/undelivered.ts";
import * as es from "../../es/orders/problems/undelivered.ts";
import { spoken } from "../../spoken.ts";

export const ordersUndelivered = spoken({ en, es });
