import * as en from "../../en/payments/cards/declines.ts";
import * as es from "../../es/payments/cards/declines.ts";
import { spoken } from "../../spoken.ts";

export const paymentsDeclines = spoken({ en, es });
