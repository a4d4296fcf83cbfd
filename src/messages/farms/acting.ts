import * as en from "../en/farms/acting.ts";
import * as es from "../es/farms/acting.ts";
import { spoken } from "../spoken.ts";

export const farmsActing = spoken({ en, es });
