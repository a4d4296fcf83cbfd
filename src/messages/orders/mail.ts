import * as en from "../en/orders/mail.ts";
import * as es from "../es/orders/mail.ts";
import { spoken } from "../spoken.ts";

export const ordersMail = spoken({ en, es });
