import * as en from "../../en/farms/notes/notes-desk.ts";
import * as es from "../../es/farms/notes/notes-desk.ts";
import { spoken } from "../../spoken.ts";

export const farmsNotesDesk = spoken({ en, es });
