import * as en from "../en/catalog/product.ts";
import * as es from "../es/catalog/product.ts";
import { spoken } from "../spoken.ts";

export const catalogProduct = spoken({ en, es });
