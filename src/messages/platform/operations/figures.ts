import * as en from "../../en/platform/operations/figures.ts";
import * as es from "../../es/platform/operations/figures.ts";
import { spoken } from "../../spoken.ts";

export const platformFigures = spoken({ en, es });
