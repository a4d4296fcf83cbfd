import * as en from "../en/inventory/drawing.ts";
import * as es from "../es/inventory/drawing.ts";
import { spoken } from "../spoken.ts";

export const inventoryDrawing = spoken({ en, es });
