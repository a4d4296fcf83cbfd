import * as en from "../en/catalog/shop-titles.ts";
import * as es from "../es/catalog/shop-titles.ts";
import { spoken } from "../spoken.ts";

export const catalogShopTitles = spoken({ en, es });
