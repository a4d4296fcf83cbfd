import * as en from "../en/farms/apply.ts";
import * as es from "../es/farms/apply.ts";
import { spoken } from "../spoken.ts";

export const farmsApply = spoken({ en, es });
