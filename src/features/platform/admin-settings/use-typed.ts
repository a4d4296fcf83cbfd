import { useState } from "react";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { pickFields } from "#shared/platform/audit/edited-fields.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { SettingsTab } from "#shared/platform/settings/settings-tabs.ts";

type Key = keyof Settings;

/** A tab's unsaved input, and the settings it was based on. */
type Typed = { seen: Settings; values: Partial<Settings>; redrawn: number };

/**
 * Unsaved input by tab. It survives switching tabs, and another user saving the same tab: values that only they
 * changed are merged in; where both changed a value, the user chooses.
 */
export function useTyped() {
  const [all, setAll] = useState<Partial<Record<SettingsTab, Typed>>>({});

  return (tab: SettingsTab, settings: Settings) => {
    const untouched: Typed = { seen: settings, values: {}, redrawn: 0 };
    const { seen, values, redrawn } = all[tab] ?? untouched;
    const update = (next: (before: Typed) => Typed) =>
      setAll((before) => ({ ...before, [tab]: next(before[tab] ?? untouched) }));
    const mine = Object.keys(changesBetween<Record<string, unknown>>(seen, values));
    const theirs = changesBetween<Record<string, unknown>>(seen, settings);
    const open = changesBetween<Record<string, unknown>>(settings, values);
    return {
      values: pickFields(values, mine),
      /** A new number remounts the fields, for inputs that hold their own state. */
      redrawn,
      /** The settings that someone else saved with a value other than the typed one. */
      overtaken: mine.filter((key) => key in theirs && key in open) as Key[],
      type: (part: Partial<Settings>) =>
        update((before) => ({ ...before, values: { ...before.values, ...part } })),
      keepTheirs: (key: Key) =>
        update(({ values: { [key]: _, ...rest }, ...before }) => ({
          seen: { ...before.seen, [key]: settings[key] },
          values: rest,
          redrawn: before.redrawn + 1,
        })),
      takeMine: (key: Key) =>
        update((before) => ({ ...before, seen: { ...before.seen, [key]: settings[key] } })),
      forget: () => setAll(({ [tab]: _, ...others }) => others),
    };
  };
}

export type TypedTab = ReturnType<ReturnType<typeof useTyped>>;
