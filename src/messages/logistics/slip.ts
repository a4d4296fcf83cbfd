import * as en from "../en/logistics/slip.ts";
import * as es from "../es/logistics/slip.ts";
import { spoken } from "../spoken.ts";

export const logisticsSlip = spoken({ en, es });
