import { expect, it } from "vitest";
import {
  changeWords,
  countChangeWords,
  formatPeriod,
  pointsWords,
} from "#shared/analytics/analytics.ts";
import { deviceOf } from "#shared/accounts/device.ts";
import { SCHEDULES } from "#shared/platform/jobs/job-table.ts";
import { scheduleWords } from "#shared/platform/jobs/schedule-words.ts";

it.each([
  ["* * * * *", "Every minute"],
  ["*/10 * * * *", "Every 10 minutes"],
  ["7 * * * *", "Every hour, 7 minutes past"],
  ["5 0 * * *", "Every day at 5:05 PM"],
  ["21 8 * * *", "Every day at 1:21 AM"],
  ["31 17 * * *", "Every day at 10:31 AM"],
  ["0 8 * * 1", "0 8 * * 1"],
])("the schedule %j is put into words as %j in summer", (pattern, words) => {
  expect(scheduleWords(pattern, new Date("2026-07-01T12:00:00Z"))).toBe(words);
});

it("a daily schedule is an hour earlier in winter, from the night when clocks change", () => {
  const at = (now: string) => scheduleWords("47 10 * * *", new Date(now));
  expect(at("2026-10-31T12:00:00Z")).toBe("Every day at 3:47 AM");
  expect(at("2026-11-01T12:00:00Z")).toBe("Every day at 2:47 AM");
});

it("every schedule can be put into words", () => {
  const patterns = [...SCHEDULES.values()];
  expect(patterns.length).toBeGreaterThan(5);
  const now = new Date("2026-11-23T18:00:00Z");
  for (const pattern of patterns) expect(scheduleWords(pattern, now)).toMatch(/^Every /u);
});

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0 Safari/537.36", "Chrome on Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Linux"],
  ["curl/8.5.0", "A browser"],
  ["", "A browser"],
])("the browser %j is shown as %j", (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});

it("puts changes of a figure and periods into words", () => {
  expect(changeWords(112, 100)).toBe("up 12%");
  expect(countChangeWords(15, 10)).toBe("up 50%");
  expect(countChangeWords(12, 9)).toBe("up 3");
  expect(countChangeWords(2, 3)).toBe("down 1");
  expect(countChangeWords(3, 3)).toBe("unchanged");
  expect(countChangeWords(3, 0)).toBe("");
  expect(changeWords(97, 100)).toBe("down 3%");
  expect(changeWords(100, 100)).toBe("unchanged");
  expect(changeWords(5, 0)).toBe("");
  expect(changeWords(5, -10)).toBe("");
  expect(pointsWords(0.985, 0.97)).toBe("up 1.5 points");
  expect(pointsWords(0.98, 0.97)).toBe("up 1 point");
  expect(pointsWords(0.96, 0.97)).toBe("down 1 point");
  expect(formatPeriod({ from: "2026-11-17", to: "2026-11-23" })).toBe(
    "Tue Nov\u00a017 to Mon Nov\u00a023",
  );
});
