import * as en from "../en/analytics/words.ts";
import * as es from "../es/analytics/words.ts";
import { spoken } from "../spoken.ts";

export const analyticsWords = spoken({ en, es });
