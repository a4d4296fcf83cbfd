import * as en from "../en/inventory/keeping.ts";
import * as es from "../es/inventory/keeping.ts";
import { spoken } from "../spoken.ts";

export const inventoryKeeping = spoken({ en, es });
