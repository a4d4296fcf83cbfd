import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HeroZipForm } from "#client/features/catalog/home/hero/hero-zip-form.tsx";
import { FarmZipForm } from "#client/features/farms/farms/list/farm-zip-form.tsx";
import { LandingPage } from "#client/features/memberships/early-access/landing-page.tsx";
import { DeliveryZipForm } from "#client/features/platform/chrome/header/delivery-zip-form.tsx";
import { readDeliverySearch, zipOf } from "#client/features/platform/help/delivery-search.ts";
import { ZipChecker } from "#client/features/platform/help/zip-checker.tsx";
import { readZip, saveZip } from "#client/lib/checkout/delivery-zip/zip-store.ts";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

const ANSWERS = {
  "checkout.delivery.check": (input: unknown) => {
    const { zipCode } = input as { zipCode: string };
    return { served: zipCode.startsWith("9"), city: null, terms: null };
  },
  "subscribers.waitingList.neighbors": () => ({ neighbors: 3 }),
  "subscribers.waitingList.join": () => ({ neighbors: 3 }),
};

afterEach(() => {
  cleanup();
  saveZip(null);
});

function enter(label: string, zip: string) {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: zip } });
  const form = field.closest("form");
  if (form) fireEvent.submit(form);
}

describe("A zip code outside the delivery area", () => {
  it.each([
    ["on the delivery page", <ZipChecker key="check" zip={undefined} />, "Your zip code"],
    ["on the page of a campaign", <LandingPage key="landing" search={{}} />, "Zip code"],
  ])("leads to its waiting list %s, and is not asked for again", async (_where, ui, label) => {
    const calls = await showAnswered(ui, ANSWERS);
    enter(label, "02139");
    const list = await screen.findByRole("form", { name: "Waiting list" });
    await within(list).findByText("3 neighbors are waiting there already.");
    fireEvent.change(within(list).getByLabelText("Tell me when you deliver here"), {
      target: { value: "ana@furrow.example" },
    });
    fireEvent.submit(list);
    const answer = await screen.findByText("We will email you when we deliver to 02139.");
    expect(document.activeElement).toBe(answer.closest("[role=status]"));
    expect(calls.find(({ path }) => path === "subscribers.waitingList.join")?.input).toEqual({
      email: "ana@furrow.example",
      zipCode: "02139",
      website: "",
    });
    expect(readZip()).toBeNull();
  });

  it.each([
    ["on the home page", <HeroZipForm key="hero" />, "Your zip code"],
    [
      "on the list of farms",
      <FarmZipForm key="farms" search={{}} zip={null} problem={null} />,
      "Your zip code",
    ],
    [
      "in the delivery bar",
      <DeliveryZipForm key="bar" zip={null} onDone={vi.fn<() => void>()} />,
      "Deliver to zip",
    ],
  ])(
    "leads to the page with its waiting list %s, until another one is typed",
    async (_where, ui, label) => {
      await showAnswered(ui, ANSWERS);
      enter(label, "02139");
      const link = await screen.findByRole("link", { name: "Join the waiting list for 02139" });
      expect(link.getAttribute("href")).toBe("/delivery?zip=02139");
      fireEvent.change(screen.getByLabelText(label), { target: { value: "9411" } });
      expect(screen.queryByRole("link", { name: "Join the waiting list for 02139" })).toBeNull();
    },
  );

  it("has a waiting list even if the neighbors cannot be counted, and keeps a refused address", async () => {
    await showAnswered(<ZipChecker zip={undefined} />, {
      ...ANSWERS,
      "subscribers.waitingList.neighbors": () => {
        throw refusal("internal", "Out of order");
      },
      "subscribers.waitingList.join": () => {
        throw refusal("too_many", "Please wait a moment");
      },
    });
    enter("Your zip code", "10001");
    const list = await screen.findByRole("form", { name: "Waiting list" });
    const email = within(list).getByLabelText("Tell me when you deliver here");
    fireEvent.change(email, { target: { value: "ana@furrow.example" } });
    fireEvent.submit(list);
    await within(list).findByText("Please wait a moment");
    expect((email as HTMLInputElement).value).toBe("ana@furrow.example");
    expect(within(list).queryByText(/neighbor/)).toBeNull();
  });
});

describe("The delivery page opened by a link with a zip code", () => {
  it.each([["?zip=10001"], ["?zip=%2210001%22"]])("reads it from %s", (query) => {
    const zip = new URLSearchParams(query).get("zip") ?? "";
    expect(zipOf(readDeliverySearch({ zip: JSON.parse(zip) as unknown }))).toBe("10001");
  });

  it("ignores what is not a zip code", () => {
    expect(zipOf(readDeliverySearch({ zip: "1000" }))).toBeUndefined();
    expect(zipOf(readDeliverySearch({ zip: ["10001"] }))).toBeUndefined();
    expect(zipOf(readDeliverySearch({ zip: "02139" }))).toBe("02139");
  });

  it("answers at once with the waiting list", async () => {
    await showAnswered(<ZipChecker zip="10001" />, ANSWERS);
    await screen.findByText("We do not deliver to 10001 yet. We deliver in California.");
    await screen.findByRole("form", { name: "Waiting list" });
    expect(screen.getByLabelText<HTMLInputElement>("Your zip code").value).toBe("10001");
  });

  it("says yes to one that we serve", async () => {
    await showAnswered(<ZipChecker zip="94110" />, ANSWERS);
    await screen.findByText(/^Yes, we deliver to 94110/);
    expect(screen.queryByRole("form", { name: "Waiting list" })).toBeNull();
  });
});
