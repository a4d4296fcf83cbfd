import * as en from "../en/logistics/scan.ts";
import * as es from "../es/logistics/scan.ts";
import { spoken } from "../spoken.ts";

export const logisticsScan = spoken({ en, es });
