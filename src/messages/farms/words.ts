import * as en from "../en/farms/words.ts";
import * as es from "../es/farms/words.ts";
import { spoken } from "../spoken.ts";

export const farmsWords = spoken({ en, es });
