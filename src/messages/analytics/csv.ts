import * as en from "../en/analytics/csv.ts";
import * as es from "../es/analytics/csv.ts";
import { spoken } from "../spoken.ts";

export const analyticsCsv = spoken({ en, es });
