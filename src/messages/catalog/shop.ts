import * as en from "../en/catalog/shop.ts";
import * as es from "../es/catalog/shop.ts";
import { spoken } from "../spoken.ts";

export const catalogShop = spoken({ en, es });
