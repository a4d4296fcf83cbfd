import * as en from "../../en/platform/legal/memory.ts";
import * as es from "../../es/platform/legal/memory.ts";
import { spoken } from "../../spoken.ts";

export const platformMemory = spoken({ en, es });
