import * as en from "../en/inventory/product.ts";
import * as es from "../es/inventory/product.ts";
import { spoken } from "../spoken.ts";

export const inventoryProduct = spoken({ en, es });
