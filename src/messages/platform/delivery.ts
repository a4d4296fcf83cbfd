import * as en from "../en/platform/delivery.ts";
import * as es from "../es/platform/delivery.ts";
import { spoken } from "../spoken.ts";

export const platformDelivery = spoken({ en, es });
