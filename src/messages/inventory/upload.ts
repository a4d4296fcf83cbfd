import * as en from "../en/inventory/upload.ts";
import * as es from "../es/inventory/upload.ts";
import { spoken } from "../spoken.ts";

export const inventoryUpload = spoken({ en, es });
