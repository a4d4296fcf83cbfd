import * as en from "../../en/platform/stories/story-heads.ts";
import * as es from "../../es/platform/stories/story-heads.ts";
import { spoken } from "../../spoken.ts";

export const platformStoryHeads = spoken({ en, es });
