import * as en from "../../en/platform/stories/our-story.ts";
import * as es from "../../es/platform/stories/our-story.ts";
import { spoken } from "../../spoken.ts";

export const platformOurStory = spoken({ en, es });
