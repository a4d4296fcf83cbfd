import * as en from "../en/analytics/overview.ts";
import * as es from "../es/analytics/overview.ts";
import { spoken } from "../spoken.ts";

export const analyticsOverview = spoken({ en, es });
