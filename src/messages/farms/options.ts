import * as en from "../en/farms/options.ts";
import * as es from "../es/farms/options.ts";
import { spoken } from "../spoken.ts";

export const farmsOptions = spoken({ en, es });
