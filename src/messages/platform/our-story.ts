import * as en from "../en/platform/our-story.ts";
import * as es from "../es/platform/our-story.ts";
import { spoken } from "../spoken.ts";

export const platformOurStory = spoken({ en, es });
