import * as en from "../en/orders/titles.ts";
import * as es from "../es/orders/titles.ts";
import { spoken } from "../spoken.ts";

export const ordersTitles = spoken({ en, es });
