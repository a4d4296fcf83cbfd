import * as en from "../en/farms/states.ts";
import * as es from "../es/farms/states.ts";
import { spoken } from "../spoken.ts";

export const farmsStates = spoken({ en, es });
