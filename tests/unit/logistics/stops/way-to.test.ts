import { describe, expect, it } from "vitest";
import { wayTo } from "#shared/logistics/way-to.ts";

const DOOR = { address: "12 Oak & Elm St #3", city: "Petaluma", zipCode: "94952" };
const WRITTEN = "12%20Oak%20%26%20Elm%20St%20%233%2C%20Petaluma%2C%20CA%2094952";

describe("Directions to a door", () => {
  it.each([
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140", `geo:0,0?q=${WRITTEN}`],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/605",
      `https://maps.apple.com/?daddr=${WRITTEN}`,
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64) Chrome/140",
      `https://www.google.com/maps/dir/?api=1&destination=${WRITTEN}`,
    ],
  ])("open in the maps of %s", (userAgent, address) =>
    expect(wayTo(DOOR, userAgent)).toBe(address),
  );
});
