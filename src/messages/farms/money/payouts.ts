import * as en from "../../en/farms/money/payouts.ts";
import * as es from "../../es/farms/money/payouts.ts";
import { spoken } from "../../spoken.ts";

export const farmsPayouts = spoken({ en, es });
