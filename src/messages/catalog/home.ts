import * as en from "../en/catalog/home.ts";
import * as es from "../es/catalog/home.ts";
import { spoken } from "../spoken.ts";

export const catalogHome = spoken({ en, es });
