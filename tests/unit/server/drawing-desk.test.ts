import { expect, it } from "vitest";
import { openDrawingDesk } from "#server/http/files/drawing-desk.ts";

const here = () => new AbortController().signal;

/** Drawings that run until they are ended, and the names of those that were started. */
function drawings() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const draw = (name: string) => () => {
    begun.push(name);
    return new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from(name))));
  };
  const endNext = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  return { begun, draw, endNext };
}

it("A picture that is requested several times at once is drawn once, and then cached", async () => {
  const desk = openDrawingDesk({ kept: 1, atOnce: 1, queue: 0 });
  const { begun, draw, endNext } = drawings();
  const asked = [1, 2, 3].map(() => desk.picture("plums", draw("plums"), here()));
  await endNext();
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  await desk.picture("plums", draw("plums"), here());
  expect(begun).toEqual(["plums"]);
  const other = desk.picture("kale", draw("kale"), here());
  await endNext();
  await other;
  expect([desk.known("plums"), String(desk.known("kale"))]).toEqual([undefined, "kale"]);
});

it("Requests beyond the queue are refused as busy, and can be made again", async () => {
  const desk = openDrawingDesk({ kept: 9, atOnce: 1, queue: 1 });
  const { begun, draw, endNext } = drawings();
  const first = desk.picture("plums", draw("plums"), here());
  const second = desk.picture("kale", draw("kale"), here());
  await expect(desk.picture("leeks", draw("leeks"), here())).rejects.toMatchObject({
    code: "busy",
  });
  await endNext();
  await endNext();
  await Promise.all([first, second]);
  const again = desk.picture("leeks", draw("leeks"), here());
  await endNext();
  expect(String(await again)).toBe("leeks");
  expect(begun).toEqual(["plums", "kale", "leeks"]);
});

it("A drawing that nobody waits for any longer is skipped, and one that somebody waits for is not", async () => {
  const desk = openDrawingDesk({ kept: 9, atOnce: 1, queue: 9 });
  const { begun, draw, endNext } = drawings();
  const first = desk.picture("plums", draw("plums"), here());
  const gone = new AbortController();
  const left = desk.picture("kale", draw("kale"), gone.signal);
  const shared = [gone.signal, here()].map((who) => desk.picture("leeks", draw("leeks"), who));
  gone.abort();
  await endNext();
  await first;
  await expect(left).rejects.toMatchObject({ code: "busy" });
  await endNext();
  await Promise.all(shared);
  expect(begun).toEqual(["plums", "leeks"]);
});

it("A failed drawing rejects all pending requests, and is retried for the next", async () => {
  const desk = openDrawingDesk({ kept: 9, atOnce: 1, queue: 9 });
  const failing = () => Promise.reject(new Error("no"));
  const both = await Promise.allSettled([
    desk.picture("plums", failing, here()),
    desk.picture("plums", failing, here()),
  ]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(String(await desk.picture("plums", async () => Buffer.from("ok"), here()))).toBe("ok");
});
