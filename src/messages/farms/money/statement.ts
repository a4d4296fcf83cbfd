import * as en from "../../en/farms/money/statement.ts";
import * as es from "../../es/farms/money/statement.ts";
import { spoken } from "../../spoken.ts";

export const farmsStatement = spoken({ en, es });
