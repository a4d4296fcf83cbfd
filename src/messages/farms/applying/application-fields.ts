import * as en from "../../en/farms/applying/application-fields.ts";
import * as es from "../../es/farms/applying/application-fields.ts";
import { spoken } from "../../spoken.ts";

export const farmsApplicationFields = spoken({ en, es });
