import * as en from "../en/orders/desk.ts";
import * as es from "../es/orders/desk.ts";
import { spoken } from "../spoken.ts";

export const ordersDesk = spoken({ en, es });
