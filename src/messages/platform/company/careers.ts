import * as en from "../../en/platform/company/careers.ts";
import * as es from "../../es/platform/company/careers.ts";
import { spoken } from "../../spoken.ts";

export const platformCareers = spoken({ en, es });
