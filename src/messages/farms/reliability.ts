import * as en from "../en/farms/reliability.ts";
import * as es from "../es/farms/reliability.ts";
import { spoken } from "../spoken.ts";

export const farmsReliability = spoken({ en, es });
