import * as en from "../en/mail/letters.ts";
import * as es from "../es/mail/letters.ts";
import { spoken } from "../spoken.ts";

export const mailLetters = spoken({ en, es });
