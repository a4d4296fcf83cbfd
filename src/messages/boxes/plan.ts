import * as en from "../en/boxes/plan.ts";
import * as es from "../es/boxes/plan.ts";
import { spoken } from "../spoken.ts";

export const boxesPlan = spoken({ en, es });
