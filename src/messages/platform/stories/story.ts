import * as en from "../../en/platform/stories/story.ts";
import * as es from "../../es/platform/stories/story.ts";
import { spoken } from "../../spoken.ts";

export const platformStory = spoken({ en, es });
