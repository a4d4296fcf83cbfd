import * as en from "../en/inventory/fields.ts";
import * as es from "../es/inventory/fields.ts";
import { spoken } from "../spoken.ts";

export const inventoryFields = spoken({ en, es });
