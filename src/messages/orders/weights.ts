import * as en from "../en/orders/weights.ts";
import * as es from "../es/orders/weights.ts";
import { spoken } from "../spoken.ts";

export const ordersWeights = spoken({ en, es });
