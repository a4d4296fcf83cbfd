import { parseCrontab } from "graphile-worker";
import { expect, it } from "vitest";
import {
  CRONTAB,
  priorityOf,
  queueOf,
  SCHEDULES,
  startOf,
} from "#shared/platform/jobs/job-table.ts";
import { shownError, shownPayload } from "#shared/platform/jobs/jobs.ts";

it("A job's payload shows which row it is about, and nothing about people", () => {
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

it("The job runner parses the schedule as the table has it", () => {
  const lines = parseCrontab(CRONTAB);
  expect(lines.map(({ task }) => task).toSorted()).toEqual([...SCHEDULES.keys()].toSorted());
  const optionsOf = (name: string) => lines.find(({ task }) => task === name)?.options;
  expect(optionsOf("sweep_payments")).toMatchObject({
    jobKey: "sweep_payments_next",
    jobKeyMode: "preserve_run_at",
  });
  expect(optionsOf("reorder_shop")).toMatchObject({
    queueName: "reorder_shop",
    jobKey: "reorder_shop",
    backfillPeriod: 86_400_000,
  });
  expect(optionsOf("send_product_alerts")?.jobKey).toBeUndefined();
});

it("A job that must not run beside itself waits in one queue, however it is started", () => {
  expect(queueOf("reorder_shop")).toBe("reorder_shop");
  expect(startOf("reorder_shop")).toEqual({ jobKey: "reorder_shop", queueName: "reorder_shop" });
  expect(queueOf("send_product_alerts")).toBeNull();
  expect(startOf("lock_orders")).toEqual({ jobKey: "lock_orders" });
});

it("A sweep that hangs blocks neither the scheduled one nor that of a starting worker", () => {
  const swept = parseCrontab(CRONTAB).find(({ task }) => task === "sweep_payments");
  expect(swept?.options.queueName).toBeUndefined();
  expect(startOf("sweep_payments")).toMatchObject({ jobKey: "sweep_payments_next" });
  expect(startOf("sweep_payments").queueName).toBeUndefined();
  expect(queueOf("sweep_payments")).toBe("sweep_payments");
});

it("A sweep has priority over everything that waits, however it is started", () => {
  const swept = parseCrontab(CRONTAB).find(({ task }) => task === "sweep_payments");
  expect(swept?.options.priority).toBe(-1);
  expect(startOf("sweep_payments").priority).toBe(-1);
  expect(priorityOf("sweep_payments")).toBe(-1);
  expect(priorityOf("process_webhook")).toBe(0);
  expect(startOf("lock_orders").priority).toBeUndefined();
});
