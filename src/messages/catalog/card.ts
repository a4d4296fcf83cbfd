import * as en from "../en/catalog/card.ts";
import * as es from "../es/catalog/card.ts";
import { spoken } from "../spoken.ts";

export const catalogCard = spoken({ en, es });
