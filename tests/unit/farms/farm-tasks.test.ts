import { describe, expect, it } from "vitest";
import { farmTasks } from "#shared/farms/farm-tasks.ts";

const READY = { state: "ready", needs: [] } as const;
const nothing = {
  due: [],
  account: READY,
  certificates: [],
  alerts: { low: { named: [], total: 0 }, unanswered: 0, questions: 0 },
};
const certificate = (id: number, what: "ending" | "ended" | "rejected" | "claimed") => ({
  id,
  what,
  renewalWaits: false,
});

/** The kinds of tasks in their order, certificates with their id. */
const order = (work: Parameters<typeof farmTasks>[0]) =>
  farmTasks(work).map((task) =>
    task.kind === "certificate" ? `certificate ${task.certificate.id}` : task.kind,
  );

describe("A farm's tasks", () => {
  it("are none when nothing waits", () => {
    expect(order(nothing)).toEqual([]);
    expect(order({ ...nothing, due: [{ day: "2026-11-28", waiting: 0 }] })).toEqual([]);
  });

  it("begin with the harvest of each closed day, the next one first", () => {
    const due = [
      { day: "2026-11-28", waiting: 2 },
      { day: "2026-11-29", waiting: 0 },
      { day: "2026-11-30", waiting: 1 },
    ];
    expect(farmTasks({ ...nothing, due })).toEqual([
      { kind: "harvest", day: "2026-11-28", waiting: 2 },
      { kind: "harvest", day: "2026-11-30", waiting: 1 },
    ]);
  });

  it.each([
    ["none", [], true],
    ["started", [], true],
    ["incomplete", ["bank"], true],
    ["held", ["document"], true],
    ["closed", [], true],
    ["out_of_reach", [], true],
    // The provider is checking what the farm has sent.
    ["incomplete", [], false],
    ["held", [], false],
    ["ready", ["tax_id"], false],
  ] as const)(
    "with a payout account that is %s and needs %j: it is one: %s",
    (state, needs, is) => {
      const work = {
        ...nothing,
        account: { state, needs },
        due: [{ day: "2026-11-28", waiting: 1 }],
        alerts: { low: { named: [{ left: 0 }], total: 1 }, unanswered: 0, questions: 0 },
      };
      expect(order(work)).toEqual(["harvest", ...(is ? ["account"] : []), "stock"]);
    },
  );

  it("put what shoppers no longer see before what will end, and what the market checks last", () => {
    const work = {
      account: READY,
      due: [{ day: "2026-11-28", waiting: 1 }],
      certificates: [
        { ...certificate(1, "ended"), renewalWaits: true },
        certificate(2, "ending"),
        certificate(3, "rejected"),
        certificate(4, "claimed"),
        certificate(5, "ended"),
      ],
      alerts: { low: { named: [{ left: 2 }], total: 1 }, unanswered: 4, questions: 1 },
    };
    const certificates = ["certificate 3", "certificate 5"];
    const later = ["certificate 2", "certificate 4"];
    expect(order(work)).toEqual([
      "harvest",
      ...certificates,
      ...later,
      "stock",
      "questions",
      "reviews",
      "certificate 1",
    ]);
    const soldOut = {
      ...work,
      alerts: { low: { named: [{ left: 0 }, { left: 2 }], total: 2 }, unanswered: 0, questions: 0 },
    };
    expect(order(soldOut)).toEqual([
      "harvest",
      ...certificates,
      "stock",
      ...later,
      "certificate 1",
    ]);
  });
});
