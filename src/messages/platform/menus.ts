import * as en from "../en/platform/menus.ts";
import * as es from "../es/platform/menus.ts";
import { spoken } from "../spoken.ts";

export const platformMenus = spoken({ en, es });
