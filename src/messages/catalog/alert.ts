import * as en from "../en/catalog/alert.ts";
import * as es from "../es/catalog/alert.ts";
import { spoken } from "../spoken.ts";

export const catalogAlert = spoken({ en, es });
