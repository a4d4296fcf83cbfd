import * as en from "../en/farms/payouts.ts";
import * as es from "../es/farms/payouts.ts";
import { spoken } from "../spoken.ts";

export const farmsPayouts = spoken({ en, es });
