import { type Settings, settingsSchema } from "#shared/platform/settings/settings.ts";

/** The default settings of a market. */
export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});
