import * as en from "../en/platform/table.ts";
import * as es from "../es/platform/table.ts";
import { spoken } from "../spoken.ts";

export const platformTable = spoken({ en, es });
