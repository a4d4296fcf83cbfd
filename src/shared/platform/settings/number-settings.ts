import { z } from "zod";
import { platformSettingsErrors as m } from "#messages/platform/settings/settings-errors.ts";
import { cents, formatUsd } from "../../money.ts";

type Terms = {
  least: number;
  most: number;
  /** Said if there is no whole number. */
  missing?: () => string;
  /** Puts a limit into words; a plain number by default. */
  shown?: (limit: number) => string;
};

/** A whole number between two limits; its errors name the limit. */
export function wholeNumber({
  least,
  most,
  missing = () => m.numberMissing,
  shown = (limit) => m.count(limit),
}: Terms) {
  return z
    .number({ error: missing })
    .min(least, { error: () => m.atLeast(shown(least)) })
    .max(most, { error: () => m.atMost(shown(most)) })
    .int({ error: missing });
}

/** A whole number of percent. */
export const wholePercent = (least: number, most: number) =>
  wholeNumber({ least, most, missing: () => m.shareMissing, shown: (limit) => m.percent(limit) });

/** A rate in basis points. */
export const rate = (least: number, most: number) =>
  wholeNumber({
    least,
    most,
    missing: () => m.rateMissing,
    shown: (limit) => m.percent(limit / 100),
  });

/** An amount in whole cents. */
export const amount = (missing: () => string, least: number, most: number) =>
  wholeNumber({ least, most, missing, shown: (limit) => formatUsd(cents(limit)) });
