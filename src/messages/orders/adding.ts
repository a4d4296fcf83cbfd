import * as en from "../en/orders/adding.ts";
import * as es from "../es/orders/adding.ts";
import { spoken } from "../spoken.ts";

export const ordersAdding = spoken({ en, es });
