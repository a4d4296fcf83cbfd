import * as en from "../../en/farms/questions/questions.ts";
import * as es from "../../es/farms/questions/questions.ts";
import { spoken } from "../../spoken.ts";

export const farmsQuestions = spoken({ en, es });
