import * as en from "../en/boxes/next.ts";
import * as es from "../es/boxes/next.ts";
import { spoken } from "../spoken.ts";

export const boxesNext = spoken({ en, es });
