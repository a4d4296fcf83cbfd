import * as en from "../en/farms/weigh.ts";
import * as es from "../es/farms/weigh.ts";
import { spoken } from "../spoken.ts";

export const farmsWeigh = spoken({ en, es });
