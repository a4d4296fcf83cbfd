import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { useKeepCard } from "#client/lib/checkout/flow/payment/saved-card/use-keep-card.ts";
import { cents } from "#shared/money.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";
import { madeIntent } from "#tests/support/inputs/made-intent.ts";

afterEach(cleanup);

const INTENT = madeIntent(cents(320));

/** Passes the choice on as a payment does, and counts the presses that have finished. */
function Wish() {
  const { isWanted, setWanted, passOn } = useKeepCard(INTENT);
  const [presses, setPresses] = useState(0);
  const pay = async () => {
    await passOn().catch(() => {});
    setPresses((before) => before + 1);
  };
  return (
    <>
      <output>{presses} presses</output>
      <input
        type="checkbox"
        aria-label="Keep"
        checked={isWanted}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
    </>
  );
}

const tick = () => fireEvent.click(screen.getByRole("checkbox", { name: "Keep" }));
let presses = 0;
const pay = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Pay" }));
  presses += 1;
  await screen.findByText(`${presses} presses`);
};

/** Shows the choice. Returns what the server received, whose first answer is lost if `isLost`. */
async function showWish(isLost = false): Promise<boolean[]> {
  presses = 0;
  const heard: boolean[] = [];
  await showAnswered(<Wish />, {
    "checkout.keepCard": (input) => {
      heard.push((input as { keep: boolean }).keep);
      if (isLost && heard.length === 1) throw refusal("offline", "There was no answer.");
    },
  });
  return heard;
}

it("sends that a card is not kept, because an earlier form may have said otherwise", async () => {
  const heard = await showWish();
  await pay();
  expect(heard).toEqual([false]);
});

it("sends a choice once, and again only when it changes", async () => {
  const heard = await showWish();
  tick();
  await pay();
  await pay();
  tick();
  await pay();
  expect(heard).toEqual([true, false]);
});

it("takes back a choice whose answer was lost", async () => {
  const heard = await showWish(true);
  tick();
  await pay();
  tick();
  await pay();
  expect(heard).toEqual([true, false]);
});
