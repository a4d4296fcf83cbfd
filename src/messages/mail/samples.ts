import * as en from "../en/mail/samples.ts";
import * as es from "../es/mail/samples.ts";
import { spoken } from "../spoken.ts";

export const mailSamples = spoken({ en, es });
