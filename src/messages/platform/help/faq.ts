import * as en from "../../en/platform/help/faq.ts";
import * as es from "../../es/platform/help/faq.ts";
import { spoken } from "../../spoken.ts";

export const platformFaq = spoken({ en, es });
