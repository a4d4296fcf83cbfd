import * as en from "../../en/farms/harvest/harvest.ts";
import * as es from "../../es/farms/harvest/harvest.ts";
import { spoken } from "../../spoken.ts";

export const farmsHarvest = spoken({ en, es });
