import * as en from "../../en/platform/stories/impact.ts";
import * as es from "../../es/platform/stories/impact.ts";
import { spoken } from "../../spoken.ts";

export const platformImpact = spoken({ en, es });
