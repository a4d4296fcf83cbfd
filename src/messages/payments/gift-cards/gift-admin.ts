import * as en from "../../en/payments/gift-cards/gift-admin.ts";
import * as es from "../../es/payments/gift-cards/gift-admin.ts";
import { spoken } from "../../spoken.ts";

export const paymentsGiftAdmin = spoken({ en, es });
