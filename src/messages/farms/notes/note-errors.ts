import * as en from "../../en/farms/notes/note-errors.ts";
import * as es from "../../es/farms/notes/note-errors.ts";
import { spoken } from "../../spoken.ts";

export const farmsNoteErrors = spoken({ en, es });
