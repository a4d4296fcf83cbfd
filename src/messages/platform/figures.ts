import * as en from "../en/platform/figures.ts";
import * as es from "../es/platform/figures.ts";
import { spoken } from "../spoken.ts";

export const platformFigures = spoken({ en, es });
