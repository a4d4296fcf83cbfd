import * as en from "../en/boxes/titles.ts";
import * as es from "../es/boxes/titles.ts";
import { spoken } from "../spoken.ts";

export const boxesTitles = spoken({ en, es });
