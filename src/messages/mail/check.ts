import * as en from "../en/mail/check.ts";
import * as es from "../es/mail/check.ts";
import { spoken } from "../spoken.ts";

export const mailCheck = spoken({ en, es });
