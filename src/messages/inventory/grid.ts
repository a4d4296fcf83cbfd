import * as en from "../en/inventory/grid.ts";
import * as es from "../es/inventory/grid.ts";
import { spoken } from "../spoken.ts";

export const inventoryGrid = spoken({ en, es });
