import * as en from "../en/farms/harvest.ts";
import * as es from "../es/farms/harvest.ts";
import { spoken } from "../spoken.ts";

export const farmsHarvest = spoken({ en, es });
