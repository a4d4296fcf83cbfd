import * as en from "../en/platform/story-heads.ts";
import * as es from "../es/platform/story-heads.ts";
import { spoken } from "../spoken.ts";

export const platformStoryHeads = spoken({ en, es });
