import * as en from "../../en/farms/notes/notes.ts";
import * as es from "../../es/farms/notes/notes.ts";
import { spoken } from "../../spoken.ts";

export const farmsNotes = spoken({ en, es });
