import * as en from "../en/farms/statement.ts";
import * as es from "../es/farms/statement.ts";
import { spoken } from "../spoken.ts";

export const farmsStatement = spoken({ en, es });
