import * as en from "../en/farms/heads.ts";
import * as es from "../es/farms/heads.ts";
import { spoken } from "../spoken.ts";

export const farmsHeads = spoken({ en, es });
