import * as en from "../en/farms/questions.ts";
import * as es from "../es/farms/questions.ts";
import { spoken } from "../spoken.ts";

export const farmsQuestions = spoken({ en, es });
