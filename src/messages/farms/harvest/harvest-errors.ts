import * as en from "../../en/farms/harvest/harvest-errors.ts";
import * as es from "../../es/farms/harvest/harvest-errors.ts";
import { spoken } from "../../spoken.ts";

export const farmsHarvestErrors = spoken({ en, es });
