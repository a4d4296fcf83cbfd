import * as en from "../../en/platform/shell/shell.ts";
import * as es from "../../es/platform/shell/shell.ts";
import { spoken } from "../../spoken.ts";

export const platformShell = spoken({ en, es });
