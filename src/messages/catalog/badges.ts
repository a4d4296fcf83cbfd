import * as en from "../en/catalog/badges.ts";
import * as es from "../es/catalog/badges.ts";
import { spoken } from "../spoken.ts";

export const catalogBadges = spoken({ en, es });
