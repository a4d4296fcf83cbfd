import * as en from "../en/inventory/errors.ts";
import * as es from "../es/inventory/errors.ts";
import { spoken } from "../spoken.ts";

export const inventoryErrors = spoken({ en, es });
