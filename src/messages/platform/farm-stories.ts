import * as en from "../en/platform/farm-stories.ts";
import * as es from "../es/platform/farm-stories.ts";
import { spoken } from "../spoken.ts";

export const platformFarmStories = spoken({ en, es });
