import { setTimeout as sleep } from "node:timers/promises";
import { test } from "@playwright/test";
import { addDays, businessDayAt, startOfBusinessDay } from "#shared/time.ts";

/** Longer than a test takes, in milliseconds. */
const LONGEST_MS = 120_000;

/** Shortly before the business day ends, waits for the next one, so that a test that begins now ends on its day. */
export async function clearOfMidnight(): Promise<void> {
  const now = new Date();
  const midnight = startOfBusinessDay(addDays(businessDayAt(now), 1));
  const left = midnight.getTime() - now.getTime();
  if (left > LONGEST_MS) return;
  const { timeout } = test.info();
  test.setTimeout(timeout + left + 1_000);
  await sleep(left + 1_000);
}
