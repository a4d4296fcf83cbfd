import * as en from "../en/mail/contact.ts";
import * as es from "../es/mail/contact.ts";
import { spoken } from "../spoken.ts";

export const mailContact = spoken({ en, es });
