import * as en from "../en/farms/today.ts";
import * as es from "../es/farms/today.ts";
import { spoken } from "../spoken.ts";

export const farmsToday = spoken({ en, es });
