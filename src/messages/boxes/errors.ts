import * as en from "../en/boxes/errors.ts";
import * as es from "../es/boxes/errors.ts";
import { spoken } from "../spoken.ts";

export const boxesErrors = spoken({ en, es });
