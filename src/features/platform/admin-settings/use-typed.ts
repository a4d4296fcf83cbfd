import { useState } from "react";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { pickFields } from "#shared/platform/audit/edited-fields.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { SettingsTab } from "#shared/platform/settings/settings-tabs.ts";

type Key = keyof Settings;

/** A tab's unsaved input, and the settings it was based on; null if nothing is unsaved. */
type Typed = { seen: Settings | null; values: Partial<Settings>; redrawn: number };

const UNTOUCHED: Typed = { seen: null, values: {}, redrawn: 0 };

/**
 * Unsaved input by tab. It survives switching tabs, and another user saving the same tab: values that only they
 * changed are merged in; where both changed a value, the user chooses.
 */
export function useTyped() {
  const [all, setAll] = useState<Partial<Record<SettingsTab, Typed>>>({});

  /** Whether anything typed into any tab is not saved yet. */
  const isTyped = () =>
    Object.values(all).some(({ seen, values }) => hasChanges(seen ?? {}, values));
  const typedIn = (tab: SettingsTab, settings: Settings) => {
    const { seen: basis, values, redrawn } = all[tab] ?? UNTOUCHED;
    const seen = basis ?? settings;
    const update = (next: (before: Typed & { seen: Settings }) => Typed) =>
      setAll((tabs) => {
        const before = tabs[tab] ?? UNTOUCHED;
        return { ...tabs, [tab]: next({ ...before, seen: before.seen ?? settings }) };
      });
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
      /** After saving: forgets what was sent. What has been typed since stays, based on the saved settings. */
      forget: (sent: Partial<Settings>) =>
        update((before) => {
          const since = Object.keys(changesBetween<Record<string, unknown>>(sent, before.values));
          return {
            ...before,
            seen: since.length === 0 ? null : { ...before.seen, ...sent },
            values: pickFields(before.values, since),
          };
        }),
    };
  };
  return { isTyped, typedIn };
}

const hasChanges = (seen: object, values: object) =>
  Object.keys(changesBetween<Record<string, unknown>>({ ...seen }, { ...values })).length > 0;

export type TypedTab = ReturnType<ReturnType<typeof useTyped>["typedIn"]>;
