import * as en from "../en/logistics/routes.ts";
import * as es from "../es/logistics/routes.ts";
import { spoken } from "../spoken.ts";

export const logisticsRoutes = spoken({ en, es });
