import * as en from "../en/analytics/waiting.ts";
import * as es from "../es/analytics/waiting.ts";
import { spoken } from "../spoken.ts";

export const analyticsWaiting = spoken({ en, es });
