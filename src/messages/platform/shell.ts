import * as en from "../en/platform/shell.ts";
import * as es from "../es/platform/shell.ts";
import { spoken } from "../spoken.ts";

export const platformShell = spoken({ en, es });
