import * as en from "../en/logistics/driver.ts";
import * as es from "../es/logistics/driver.ts";
import { spoken } from "../spoken.ts";

export const logisticsDriver = spoken({ en, es });
