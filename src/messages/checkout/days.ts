import * as en from "../en/checkout/days.ts";
import * as es from "../es/checkout/days.ts";
import { spoken } from "../spoken.ts";

export const checkoutDays = spoken({ en, es });
