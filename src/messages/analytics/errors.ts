import * as en from "../en/analytics/errors.ts";
import * as es from "../es/analytics/errors.ts";
import { spoken } from "../spoken.ts";

export const analyticsErrors = spoken({ en, es });
