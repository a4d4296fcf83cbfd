import * as en from "../en/catalog/stories.ts";
import * as es from "../es/catalog/stories.ts";
import { spoken } from "../spoken.ts";

export const catalogStories = spoken({ en, es });
