import * as en from "../../en/farms/questions/question-mail.ts";
import * as es from "../../es/farms/questions/question-mail.ts";
import { spoken } from "../../spoken.ts";

export const farmsQuestionMail = spoken({ en, es });
