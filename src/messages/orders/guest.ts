import * as en from "../en/orders/guest.ts";
import * as es from "../es/orders/guest.ts";
import { spoken } from "../spoken.ts";

export const ordersGuest = spoken({ en, es });
