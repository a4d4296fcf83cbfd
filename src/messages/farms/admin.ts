import * as en from "../en/farms/admin.ts";
import * as es from "../es/farms/admin.ts";
import { spoken } from "../spoken.ts";

export const farmsAdmin = spoken({ en, es });
