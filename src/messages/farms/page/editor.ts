import * as en from "../../en/farms/page/editor.ts";
import * as es from "../../es/farms/page/editor.ts";
import { spoken } from "../../spoken.ts";

export const farmsEditor = spoken({ en, es });
