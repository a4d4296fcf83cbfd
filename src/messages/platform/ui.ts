import * as en from "../en/platform/ui.ts";
import * as es from "../es/platform/ui.ts";
import { spoken } from "../spoken.ts";

export const platformUi = spoken({ en, es });
