import * as en from "../../en/platform/shell/menus.ts";
import * as es from "../../es/platform/shell/menus.ts";
import { spoken } from "../../spoken.ts";

export const platformMenus = spoken({ en, es });
