import * as en from "../en/logistics/route-file.ts";
import * as es from "../es/logistics/route-file.ts";
import { spoken } from "../spoken.ts";

export const logisticsRouteFile = spoken({ en, es });
