import * as en from "../en/orders/causes.ts";
import * as es from "../es/orders/causes.ts";
import { spoken } from "../spoken.ts";

export const ordersCauses = spoken({ en, es });
