import * as en from "../en/farms/landing.ts";
import * as es from "../es/farms/landing.ts";
import { spoken } from "../spoken.ts";

export const farmsLanding = spoken({ en, es });
