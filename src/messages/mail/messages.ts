import * as en from "../en/mail/messages.ts";
import * as es from "../es/mail/messages.ts";
import { spoken } from "../spoken.ts";

export const mailMessages = spoken({ en, es });
