import * as en from "./en/spec.ts";
import * as es from "./es/spec.ts";
import { spoken } from "./spoken.ts";

/** Words of the error catalog (spec section 8), in English to the letter. */
export const spec = spoken({ en, es });
