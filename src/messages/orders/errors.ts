import * as en from "../en/orders/errors.ts";
import * as es from "../es/orders/errors.ts";
import { spoken } from "../spoken.ts";

export const ordersErrors = spoken({ en, es });
