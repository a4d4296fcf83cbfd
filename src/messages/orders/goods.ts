import * as en from "../en/orders/goods.ts";
import * as es from "../es/orders/goods.ts";
import { spoken } from "../spoken.ts";

export const ordersGoods = spoken({ en, es });
