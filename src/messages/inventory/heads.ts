import * as en from "../en/inventory/heads.ts";
import * as es from "../es/inventory/heads.ts";
import { spoken } from "../spoken.ts";

export const inventoryHeads = spoken({ en, es });
