import * as en from "../en/inventory/admin.ts";
import * as es from "../es/inventory/admin.ts";
import { spoken } from "../spoken.ts";

export const inventoryAdmin = spoken({ en, es });
