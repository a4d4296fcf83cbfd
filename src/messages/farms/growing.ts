import * as en from "../en/farms/growing.ts";
import * as es from "../es/farms/growing.ts";
import { spoken } from "../spoken.ts";

export const farmsGrowing = spoken({ en, es });
