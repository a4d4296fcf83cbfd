import * as en from "../en/farms/note-errors.ts";
import * as es from "../es/farms/note-errors.ts";
import { spoken } from "../spoken.ts";

export const farmsNoteErrors = spoken({ en, es });
