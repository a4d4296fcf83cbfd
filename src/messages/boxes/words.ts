import * as en from "../en/boxes/words.ts";
import * as es from "../es/boxes/words.ts";
import { spoken } from "../spoken.ts";

export const boxesWords = spoken({ en, es });
