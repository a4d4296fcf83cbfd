import * as en from "../en/catalog/closeups.ts";
import * as es from "../es/catalog/closeups.ts";
import { spoken } from "../spoken.ts";

export const catalogCloseups = spoken({ en, es });
