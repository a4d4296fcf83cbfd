import * as en from "../../en/farms/questions/question-errors.ts";
import * as es from "../../es/farms/questions/question-errors.ts";
import { spoken } from "../../spoken.ts";

export const farmsQuestionErrors = spoken({ en, es });
