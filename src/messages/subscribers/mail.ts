import * as en from "../en/subscribers/mail.ts";
import * as es from "../es/subscribers/mail.ts";
import { spoken } from "../spoken.ts";

export const subscribersMail = spoken({ en, es });
