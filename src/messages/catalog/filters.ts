import * as en from "../en/catalog/filters.ts";
import * as es from "../es/catalog/filters.ts";
import { spoken } from "../spoken.ts";

export const catalogFilters = spoken({ en, es });
