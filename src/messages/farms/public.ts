import * as en from "../en/farms/public.ts";
import * as es from "../es/farms/public.ts";
import { spoken } from "../spoken.ts";

export const farmsPublic = spoken({ en, es });
