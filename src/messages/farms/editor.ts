import * as en from "../en/farms/editor.ts";
import * as es from "../es/farms/editor.ts";
import { spoken } from "../spoken.ts";

export const farmsEditor = spoken({ en, es });
