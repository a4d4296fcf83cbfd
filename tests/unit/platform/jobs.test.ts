import { parseCrontab } from "graphile-worker";
import { expect, it } from "vitest";
import { CRONTAB } from "#shared/platform/jobs/job-schedules.ts";
import { shownError, shownPayload } from "#shared/platform/jobs/jobs.ts";

it("A job's payload shows which row it is about, and nothing about a person", () => {
  expect(
    shownPayload({ eventId: "evt_1", email: "ana@furrow.example", _cron: { ts: "x" } }),
  ).toEqual({ eventId: "evt_1", email: "hidden" });
  expect(shownPayload(null)).toEqual({});
});

it("A job's error is shown without addresses, passwords and keys", () => {
  const error =
    "550 no ana@furrow.example, postgres://furrow:secret@localhost/furrow, sk_test_123, /x?token=abc";
  expect(shownError(error)).toBe(
    "550 no (an address), postgres://hidden@localhost/furrow, (a key), /x?token=hidden",
  );
  expect(shownError(null)).toBeNull();
  expect(shownError("x".repeat(9_000))).toHaveLength(500);
});

it("The shop's order is made through one queue by the clock too", () => {
  const line = parseCrontab(CRONTAB).find(({ task }) => task === "reorder_shop");
  expect(line?.options.queueName).toBe("reorder_shop");
});
