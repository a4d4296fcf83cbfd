import * as en from "../en/orders/missing.ts";
import * as es from "../es/orders/missing.ts";
import { spoken } from "../spoken.ts";

export const ordersMissing = spoken({ en, es });
