import * as en from "../en/logistics/board.ts";
import * as es from "../es/logistics/board.ts";
import { spoken } from "../spoken.ts";

export const logisticsBoard = spoken({ en, es });
