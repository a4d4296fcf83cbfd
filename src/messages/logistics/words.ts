import * as en from "../en/logistics/words.ts";
import * as es from "../es/logistics/words.ts";
import { spoken } from "../spoken.ts";

export const logisticsWords = spoken({ en, es });
