import * as en from "../../en/platform/shell/work.ts";
import * as es from "../../es/platform/shell/work.ts";
import { spoken } from "../../spoken.ts";

export const platformWork = spoken({ en, es });
