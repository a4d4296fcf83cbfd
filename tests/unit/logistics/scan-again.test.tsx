import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Answers } from "#tests/support/dom/answered.tsx";
import {
  type Crate,
  crate,
  line,
  marks,
  ORDER,
  packing,
  said,
  scan,
  show,
  SLOT,
  tick,
} from "#tests/support/setups/logistics/scanning.tsx";

afterEach(cleanup);

describe("A list that is older than what others have packed", () => {
  /** A list that is loaded as `first`, and as `now` whenever it is read again. */
  const changed = (first: Crate, now: Crate, more: Answers = {}): Answers => {
    let asked = 0;
    return {
      ...packing(now),
      "logistics.pack": () => {
        asked += 1;
        return [asked === 1 ? first : now];
      },
      ...more,
    };
  };
  const leeks = (more: object = {}) => crate([line(7, "Leeks", more)]);

  it("is read again before goods are said to be packed: taken out by now, they are packed", async () => {
    const calls = await show(changed(leeks({ isPacked: true }), leeks()));
    await scan(`${ORDER}-7`);
    expect(said()).toBe("Packed: 2 × Leeks, Ada Byron. The crate is complete.");
    expect(marks(calls)).toHaveLength(1);
  });

  it("is read again before a crate is said to be complete or not", async () => {
    await show(changed(leeks({ isPacked: true }), leeks()));
    await scan(ORDER);
    expect(said()).toBe("Ada Byron: still to pack are 2 × Leeks.");
    expect(tick("2 × Leeks").checked).toBe(false);
    cleanup();
    await show(changed(leeks(), leeks({ isPacked: true })));
    await scan(ORDER);
    expect(said()).toBe("Ada Byron: everything is packed.");
  });

  it("is read again before a crate is said not to be packed", async () => {
    const left = crate([line(7, "Leeks")], { canPack: false, state: "out_for_delivery" });
    await show(changed(left, leeks()));
    await scan(`${ORDER}-7`);
    expect(said()).toBe("Packed: 2 × Leeks, Ada Byron. The crate is complete.");
  });

  it("is left for where the order is by now", async () => {
    let asked = 0;
    await show({
      "logistics.pack": () => {
        asked += 1;
        const other = { ...crate([line(9, "Kale")]), number: "FUR-2222-3333", name: "Bo Lee" };
        return asked === 1 ? [leeks({ isPacked: true }), other] : [other];
      },
      "logistics.whereIs": () => ({ ...SLOT, state: "canceled" }),
    });
    await scan(`${ORDER}-7`);
    expect(said()).toBe(`${ORDER} is canceled: leave it out.`);
  });

  it("does not undo what was packed while it was read again", async () => {
    const first = crate([line(7, "Leeks"), line(8, "Beets", { isPacked: true })]);
    const server = packing(first);
    const late = Promise.withResolvers<Crate[]>();
    let asked = 0;
    const calls = await show({
      ...server,
      "logistics.pack": (input) => {
        asked += 1;
        return asked === 2 ? late.promise : server["logistics.pack"]!(input);
      },
    });
    await scan(`${ORDER}-8`);
    await scan(`${ORDER}-7`);
    await act(async () => late.resolve([first]));
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === "logistics.pack")).toHaveLength(3),
    );
    expect(tick("2 × Leeks").checked).toBe(true);
    expect(said()).toBe("Packed: 2 × Leeks, Ada Byron. The crate is complete.");
  });

  it("says nothing about a crate that cannot be looked up again", async () => {
    let asked = 0;
    await show({
      "logistics.pack": () => {
        asked += 1;
        if (asked > 1) throw new Error("Failed to fetch");
        return [leeks({ isPacked: true })];
      },
    });
    await scan(`${ORDER}-7`);
    expect(said()).toBe(`We could not look up ${ORDER}. Scan it again.`);
  });
});

describe("A change whose answer was lost", () => {
  /** Makes changes as `packing` does, if at all, and loses the answers, after one also those to reading. */
  const losing = (first: Crate, isMade: boolean, isRead = true): Answers => {
    const server = packing(first);
    let isLost = false;
    return {
      "logistics.pack": (input) => {
        if (isLost && !isRead) throw new Error("Failed to fetch");
        return server["logistics.pack"]!(input);
      },
      "logistics.packLine": (input) => {
        if (isMade) server["logistics.packLine"]!(input);
        isLost = true;
        throw new Error("Failed to fetch");
      },
    };
  };
  const leeks = crate([line(7, "Leeks"), line(8, "Beets")]);

  it("is told as it came about, packed or taken out", async () => {
    await show(losing(leeks, true));
    await scan(`${ORDER}-7`);
    expect(said()).toBe("Packed: 2 × Leeks, Ada Byron. 1 line is left.");
    expect(tick("2 × Leeks").checked).toBe(true);
    await act(
      async () => void fireEvent.click(screen.getByRole("button", { name: "Take it out again" })),
    );
    expect(said()).toBe("Taken out again: 2 × Leeks, Ada Byron.");
  });

  it("has changed nothing if the crate is as it was", async () => {
    await show(losing(leeks, false));
    await scan(`${ORDER}-7`);
    expect(said()).toBe("Nothing has changed: 2 × Leeks, Ada Byron. Scan it again.");
  });

  it("is not known if the crate cannot be looked up either", async () => {
    await show(losing(leeks, true, false));
    await scan(`${ORDER}-7`);
    expect(said()).toBe(
      "We do not know whether this was changed: 2 × Leeks, Ada Byron. Scan it again.",
    );
  });
});
