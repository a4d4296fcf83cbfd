import * as en from "../../en/farms/money/payout-csv.ts";
import * as es from "../../es/farms/money/payout-csv.ts";
import { spoken } from "../../spoken.ts";

export const farmsPayoutCsv = spoken({ en, es });
