import * as en from "../en/analytics/rules.ts";
import * as es from "../es/analytics/rules.ts";
import { spoken } from "../spoken.ts";

export const analyticsRules = spoken({ en, es });
