import * as en from "../en/orders/arrival.ts";
import * as es from "../es/orders/arrival.ts";
import { spoken } from "../spoken.ts";

export const ordersArrival = spoken({ en, es });
