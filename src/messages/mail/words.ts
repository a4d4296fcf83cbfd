import * as en from "../en/mail/words.ts";
import * as es from "../es/mail/words.ts";
import { spoken } from "../spoken.ts";

export const mailWords = spoken({ en, es });
