import * as en from "../en/inventory/page.ts";
import * as es from "../es/inventory/page.ts";
import { spoken } from "../spoken.ts";

export const inventoryPage = spoken({ en, es });
