import { expect, it } from "vitest";
import { toGpx } from "#server/services/logistics/gpx.ts";

const HEAD = { creator: "Furrow", name: "Van 1", about: "Zip centers." };
const place = (name: string, about = "") => ({
  latitude: 38.2,
  longitude: -122.6400001,
  name,
  about,
});

it("places every stop in order, so that map programs can read the file", () => {
  const file = toGpx(HEAD, [place("1. Petaluma"), place("2. Novato")]);
  const read = new DOMParser().parseFromString(file, "application/xml");
  expect(read.querySelector("parsererror")).toBeNull();
  expect(read.documentElement.namespaceURI).toBe("http://www.topografix.com/GPX/1/1");
  expect(read.querySelector("metadata > name")?.textContent).toBe("Van 1");
  expect(read.querySelector("metadata > desc")?.textContent).toBe("Zip centers.");
  const points = [...read.querySelectorAll("wpt")];
  expect(points.map((point) => point.querySelector("name")?.textContent)).toEqual([
    "1. Petaluma",
    "2. Novato",
  ]);
  expect(points[0]?.getAttribute("lat")).toBe("38.200000");
  expect(points[0]?.getAttribute("lon")).toBe("-122.640000");
});

it("says what people typed and nothing else, whatever they typed", () => {
  const typed = `"Ana" & <b>'Lee'</b> ]]> &amp; 🥕`;
  const file = toGpx(HEAD, [place(typed, `\u0000\u000B\uFFFF\uD800${typed}\nGate 4711`)]);
  const read = new DOMParser().parseFromString(file, "application/xml");
  expect(read.querySelector("parsererror")).toBeNull();
  expect(read.querySelectorAll("wpt *")).toHaveLength(2);
  expect(read.querySelector("wpt > name")?.textContent).toBe(typed);
  expect(read.querySelector("wpt > desc")?.textContent).toBe(`${typed}\nGate 4711`);
});
