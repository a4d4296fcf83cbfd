import * as en from "../../en/platform/legal/legal.ts";
import * as es from "../../es/platform/legal/legal.ts";
import { spoken } from "../../spoken.ts";

export const platformLegal = spoken({ en, es });
