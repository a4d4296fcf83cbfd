import * as en from "../../en/farms/questions/questions-desk.ts";
import * as es from "../../es/farms/questions/questions-desk.ts";
import { spoken } from "../../spoken.ts";

export const farmsQuestionsDesk = spoken({ en, es });
