import * as en from "../en/checkout/zip.ts";
import * as es from "../es/checkout/zip.ts";
import { spoken } from "../spoken.ts";

export const checkoutZip = spoken({ en, es });
