import * as en from "../en/platform/faq.ts";
import * as es from "../es/platform/faq.ts";
import { spoken } from "../spoken.ts";

export const platformFaq = spoken({ en, es });
