import * as en from "../en/platform/story.ts";
import * as es from "../es/platform/story.ts";
import { spoken } from "../spoken.ts";

export const platformStory = spoken({ en, es });
