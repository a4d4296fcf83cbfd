import * as en from "../en/farms/harvest-day.ts";
import * as es from "../es/farms/harvest-day.ts";
import { spoken } from "../spoken.ts";

export const farmsHarvestDay = spoken({ en, es });
