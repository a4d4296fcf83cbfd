import { platformSettingsErrors as m } from "#messages/platform/settings/settings-errors.ts";
import { isRecord } from "#shared/is-record.ts";

/**
 * The errors of emptied number fields, which are not a number, by their place. They are found here because a missing
 * number and none at all are one thing once they are sent.
 */
export function missingNumbers(values: object): Record<string, string> {
  const found = Object.entries(values).flatMap(([key, value]): [string, string][] => {
    if (Number.isNaN(value)) return [[key, wordsOf(key)]];
    const inner = isRecord(value) || isRows(value) ? missingNumbers(value) : {};
    return Object.entries(inner).map(([path, error]) => [`${key}.${path}`, error]);
  });
  return Object.fromEntries(found);
}

/** Lists of plain numbers are typed as one text, which the server checks. */
const isRows = (value: unknown): value is object[] => Array.isArray(value) && value.every(isRecord);

function wordsOf(key: string): string {
  if (/bps$/i.test(key)) return m.rateMissing;
  if (key.endsWith("Percent")) return m.shareMissing;
  if (/minimumCents$|smallestCents$/i.test(key)) return m.minimumMissing;
  if (/feeCents$/i.test(key)) return m.feeMissing;
  return key.endsWith("Cents") ? m.amountMissing : m.numberMissing;
}
