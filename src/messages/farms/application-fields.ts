import * as en from "../en/farms/application-fields.ts";
import * as es from "../es/farms/application-fields.ts";
import { spoken } from "../spoken.ts";

export const farmsApplicationFields = spoken({ en, es });
