import * as en from "../en/inventory/file.ts";
import * as es from "../es/inventory/file.ts";
import { spoken } from "../spoken.ts";

export const inventoryFile = spoken({ en, es });
