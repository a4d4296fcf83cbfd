import * as en from "../en/inventory/words.ts";
import * as es from "../es/inventory/words.ts";
import { spoken } from "../spoken.ts";

export const inventoryWords = spoken({ en, es });
