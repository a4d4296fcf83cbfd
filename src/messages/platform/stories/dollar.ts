import * as en from "../../en/platform/stories/dollar.ts";
import * as es from "../../es/platform/stories/dollar.ts";
import { spoken } from "../../spoken.ts";

export const platformDollar = spoken({ en, es });
