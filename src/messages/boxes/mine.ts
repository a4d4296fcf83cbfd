import * as en from "../en/boxes/mine.ts";
import * as es from "../es/boxes/mine.ts";
import { spoken } from "../spoken.ts";

export const boxesMine = spoken({ en, es });
