import * as en from "../en/checkout/zone.ts";
import * as es from "../es/checkout/zone.ts";
import { spoken } from "../spoken.ts";

export const checkoutZone = spoken({ en, es });
