import * as en from "../en/platform/memory.ts";
import * as es from "../es/platform/memory.ts";
import { spoken } from "../spoken.ts";

export const platformMemory = spoken({ en, es });
