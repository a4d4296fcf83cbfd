import * as en from "../en/farms/payout-csv.ts";
import * as es from "../es/farms/payout-csv.ts";
import { spoken } from "../spoken.ts";

export const farmsPayoutCsv = spoken({ en, es });
