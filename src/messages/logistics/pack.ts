import * as en from "../en/logistics/pack.ts";
import * as es from "../es/logistics/pack.ts";
import { spoken } from "../spoken.ts";

export const logisticsPack = spoken({ en, es });
