import * as en from "../en/farms/year.ts";
import * as es from "../es/farms/year.ts";
import { spoken } from "../spoken.ts";

export const farmsYear = spoken({ en, es });
