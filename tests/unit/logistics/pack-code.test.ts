import { describe, expect, it } from "vitest";
import { lineCode, readPackCode } from "#shared/logistics/pack-code.ts";

const ORDER = "FUR-7K3M-9QXT";

describe("The code of a label", () => {
  it("is read back as it was printed", () => {
    expect(readPackCode(lineCode(ORDER, 12))).toEqual({ orderNumber: ORDER, productId: 12 });
    expect(readPackCode(ORDER)).toEqual({ orderNumber: ORDER, productId: null });
  });

  it.each(["fur-7k3m-9qxt-12", "FUR'7K3M'9QXT'12", " FUR7K3M9QXT12 ", "FUR/7K3M/9QXT/12"])(
    "is read however it was typed, and with the signs of other keyboards: %s",
    (typed) => {
      expect(readPackCode(typed)).toEqual({ orderNumber: ORDER, productId: 12 });
    },
  );

  it.each(["", "12", "7K3M-9QXT", "FUR-7K3M-9QX", "FUR-7K3M-9QX0", "0041196010459", `${ORDER}-A`])(
    "is not: %s",
    (typed) => {
      expect(readPackCode(typed)).toBeNull();
    },
  );

  it("is no product that no database has", () => {
    expect(readPackCode(`${ORDER}-9999999999`)).toBeNull();
  });
});
