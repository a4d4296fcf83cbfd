import * as en from "../../en/farms/harvest/harvest-day.ts";
import * as es from "../../es/farms/harvest/harvest-day.ts";
import { spoken } from "../../spoken.ts";

export const farmsHarvestDay = spoken({ en, es });
