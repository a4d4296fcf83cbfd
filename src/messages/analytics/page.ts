import * as en from "../en/analytics/page.ts";
import * as es from "../es/analytics/page.ts";
import { spoken } from "../spoken.ts";

export const analyticsPage = spoken({ en, es });
