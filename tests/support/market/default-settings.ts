import { type Settings, settingsSchema } from "#shared/platform/settings/settings.ts";

/** The settings of a market in which no one has set anything. */
export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});
