import * as en from "../../en/platform/stories/farm-stories.ts";
import * as es from "../../es/platform/stories/farm-stories.ts";
import { spoken } from "../../spoken.ts";

export const platformFarmStories = spoken({ en, es });
