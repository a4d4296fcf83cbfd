import { describe, expect, it } from "vitest";
import { createNetworkKey } from "#server/throttle/network.ts";
import { networkOf } from "#shared/platform/network.ts";
import { mayHold } from "#shared/checkout/hold-share.ts";

const shares = { visitorHoldPercent: 20, addressHoldPercent: 20, holdUnitsAtLeast: 2 };
const share = { all: 100, visitor: 0, address: 0 };

describe("The stock that one visitor may hold unpaid", () => {
  it("is a share of the stock, less what their network already holds", () => {
    expect(mayHold(share, shares)).toEqual({ left: 20, scope: "visitor" });
    expect(mayHold({ ...share, address: 15 }, shares)).toEqual({ left: 5, scope: "address" });
    expect(mayHold({ ...share, visitor: 12, address: 12 }, shares)).toEqual({
      left: 8,
      scope: "visitor",
    });
    expect(mayHold({ ...share, address: 40 }, shares)).toEqual({ left: 0, scope: "address" });
  });

  it("is at least two units of a small stock", () => {
    expect(mayHold({ ...share, all: 3 }, shares).left).toBe(2);
    expect(mayHold({ ...share, all: 3, address: 2 }, shares).left).toBe(0);
  });
});

describe("A network", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["2001:db8:12:34:56:78:9a:bc", "2001:db8:12:34::/64"],
    ["2001:0DB8:0012:0034::1", "2001:db8:12:34::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("is stored as a key that hides it and differs from server to server (ASVS 14.2.7)", () => {
    const key = createNetworkKey("one secret of a server, long enough");
    expect(key("2001:db8:1:2::a")).toBe(key("2001:db8:1:2:ffff::b"));
    expect(key("2001:db8:1:2::a")).not.toBe(key("2001:db8:1:3::a"));
    expect(key("203.0.113.7")).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(createNetworkKey("another secret of a server, long")("203.0.113.7")).not.toBe(
      key("203.0.113.7"),
    );
  });
});
