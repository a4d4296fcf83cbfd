import * as en from "../en/payments/mail.ts";
import * as es from "../es/payments/mail.ts";
import { spoken } from "../spoken.ts";

export const paymentsMail = spoken({ en, es });
