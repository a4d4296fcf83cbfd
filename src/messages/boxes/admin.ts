import * as en from "../en/boxes/admin.ts";
import * as es from "../es/boxes/admin.ts";
import { spoken } from "../spoken.ts";

export const boxesAdmin = spoken({ en, es });
