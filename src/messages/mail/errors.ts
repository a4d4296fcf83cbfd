import * as en from "../en/mail/errors.ts";
import * as es from "../es/mail/errors.ts";
import { spoken } from "../spoken.ts";

export const mailErrors = spoken({ en, es });
