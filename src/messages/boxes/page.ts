import * as en from "../en/boxes/page.ts";
import * as es from "../es/boxes/page.ts";
import { spoken } from "../spoken.ts";

export const boxesPage = spoken({ en, es });
