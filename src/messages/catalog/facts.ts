import * as en from "../en/catalog/facts.ts";
import * as es from "../es/catalog/facts.ts";
import { spoken } from "../spoken.ts";

export const catalogFacts = spoken({ en, es });
