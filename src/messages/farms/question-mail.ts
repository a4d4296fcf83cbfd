import * as en from "../en/farms/question-mail.ts";
import * as es from "../es/farms/question-mail.ts";
import { spoken } from "../spoken.ts";

export const farmsQuestionMail = spoken({ en, es });
