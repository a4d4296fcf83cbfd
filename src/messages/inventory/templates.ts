import * as en from "../en/inventory/templates.ts";
import * as es from "../es/inventory/templates.ts";
import { spoken } from "../spoken.ts";

export const inventoryTemplates = spoken({ en, es });
