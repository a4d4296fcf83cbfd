import * as en from "../en/accounts/mail.ts";
import * as es from "../es/accounts/mail.ts";
import { spoken } from "../spoken.ts";

export const accountsMail = spoken({ en, es });
