import * as en from "../en/mail/admin.ts";
import * as es from "../es/mail/admin.ts";
import { spoken } from "../spoken.ts";

export const mailAdmin = spoken({ en, es });
