import * as en from "../en/orders/mine.ts";
import * as es from "../es/orders/mine.ts";
import { spoken } from "../spoken.ts";

export const ordersMine = spoken({ en, es });
