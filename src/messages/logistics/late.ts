import * as en from "../en/logistics/late.ts";
import * as es from "../es/logistics/late.ts";
import { spoken } from "../spoken.ts";

export const logisticsLate = spoken({ en, es });
