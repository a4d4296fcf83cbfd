import * as en from "../en/logistics/titles.ts";
import * as es from "../es/logistics/titles.ts";
import { spoken } from "../spoken.ts";

export const logisticsTitles = spoken({ en, es });
