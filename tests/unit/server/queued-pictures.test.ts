import { describe, expect, it } from "vitest";
import type { PictureStore } from "#server/files/picture-store.ts";
import { queuedPictures } from "#server/files/queued-pictures.ts";

/** A store whose reads end when they are told to. */
function slowStore() {
  const reading: { name: string; end: () => void }[] = [];
  const store: PictureStore = {
    put: async () => {},
    drop: async () => {},
    get: (name) =>
      new Promise((resolve) => {
        reading.push({ name, end: () => resolve(Buffer.from(name)) });
      }),
  };
  return { store, reading };
}

describe("Pictures that anybody may ask for", () => {
  it("are read a few at a time, in the order asked, and refused beyond the queue", async () => {
    const { store, reading } = slowStore();
    const queued = queuedPictures(store, { atOnce: 1, queue: 1 });
    const [first, second, third] = ["a", "b", "c"].map((name) => queued.get(name));
    await expect(third).rejects.toMatchObject({ code: "busy" });
    expect(reading.map(({ name }) => name)).toEqual(["a"]);
    reading[0]?.end();
    expect(String(await first)).toBe("a");
    await expect.poll(() => reading.map(({ name }) => name)).toEqual(["a", "b"]);
    reading[1]?.end();
    expect(String(await second)).toBe("b");
  });
});
