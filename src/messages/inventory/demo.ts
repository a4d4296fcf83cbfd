import * as en from "../en/inventory/demo.ts";
import * as es from "../es/inventory/demo.ts";
import { spoken } from "../spoken.ts";

export const inventoryDemo = spoken({ en, es });
