import * as en from "../en/catalog/words.ts";
import * as es from "../es/catalog/words.ts";
import { spoken } from "../spoken.ts";

export const catalogWords = spoken({ en, es });
