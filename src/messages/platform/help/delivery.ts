import * as en from "../../en/platform/help/delivery.ts";
import * as es from "../../es/platform/help/delivery.ts";
import { spoken } from "../../spoken.ts";

export const platformDelivery = spoken({ en, es });
