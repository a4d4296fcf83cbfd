import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { WeighDialog } from "#client/lib/farms/weigh/weigh-dialog.tsx";
import { type Weight, weight } from "#shared/catalog/weights/weight.ts";
import { cents } from "#shared/money.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

/** The dialog for two chickens of at most 4 lb, at $24.00 each. */
async function show(
  byWeight: Partial<Parameters<typeof WeighDialog>[0]["byWeight"]> = {},
  isOffline = false,
) {
  const saved: Weight[] = [];
  await showAnswered(
    <WeighDialog
      name="Whole chicken"
      units={2}
      byWeight={{ most: weight(400), weighed: null, unitPrice: cents(2_400), ...byWeight }}
      isOffline={isOffline}
      onConfirm={(value) => saved.push(value)}
      onClose={() => {}}
    />,
    {},
  );
  return {
    saved,
    enter: (value: string) =>
      fireEvent.change(screen.getByLabelText("Weight of all 2 together, in pounds"), {
        target: { value },
      }),
    save: () => fireEvent.click(screen.getByRole("button", { name: "Save the weight" })),
    says: (text: RegExp) => screen.queryByText(text) !== null,
  };
}

describe("The weighing dialog", () => {
  it("shows what will be refunded before it is saved", async () => {
    const at = await show();
    at.enter("7.1");
    expect(
      at.says(/^0\.90 lb less than the customer paid for: up to \$5\.40 plus tax is refunded/),
    ).toBe(true);
    at.save();
    expect(at.saved).toEqual([710]);
  });

  it("says that nothing is refunded for the full weight", async () => {
    const at = await show();
    at.enter("8.25");
    expect(at.says(/nothing is refunded/)).toBe(true);
    at.save();
    expect(at.saved).toEqual([825]);
  });

  it("says offline that the weight is saved on the phone and counts later", async () => {
    const online = await show();
    expect(online.says(/You are offline/)).toBe(false);
    cleanup();
    const offline = await show({}, true);
    expect(offline.says(/saved on this phone, and counts once your phone is online/)).toBe(true);
  });

  it("shows no money to people who may not see it", async () => {
    const at = await show({ unitPrice: undefined } as never);
    at.enter("7.1");
    expect(at.says(/\$/)).toBe(false);
    expect(at.says(/the difference is refunded/)).toBe(true);
  });

  it.each([
    ["", /Please enter the pounds/],
    ["heavy", /Please enter the pounds/],
    ["71", /at most 24\.00 lb/],
  ])("does not save %j, and says why", async (text, why) => {
    const at = await show();
    at.enter(text);
    at.save();
    expect(at.saved).toEqual([]);
    expect(at.says(why)).toBe(true);
  });

  it("asks to check a weight of less than half", async () => {
    const at = await show();
    at.enter("0.71");
    expect(at.says(/less than half/)).toBe(true);
  });

  it("accepts only a lower weight than was entered before", async () => {
    const at = await show({ weighed: weight(710) });
    at.enter("7.10");
    at.save();
    expect(at.saved).toEqual([]);
    expect(at.says(/7\.10 lb was entered before/)).toBe(true);
    at.enter("7.00");
    expect(at.says(/^0\.10 lb less/)).toBe(true);
    at.save();
    expect(at.saved).toEqual([700]);
  });
});
