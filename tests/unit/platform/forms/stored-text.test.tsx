import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { storedText, useStored } from "#client/lib/forms/stored-text.ts";

const KEY = "furrow-test";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function showTwice(stored: ReturnType<typeof storedText>) {
  const Part = () => <p>{useStored(stored, stored.read) ?? "nothing"}</p>;
  render(
    <>
      <Part />
      <Part />
    </>,
  );
}

const shown = () => screen.getAllByText(/./).map(({ textContent }) => textContent);

it("All parts of a page show the text that one of them wrote, and that it was removed", () => {
  const stored = storedText(KEY);
  showTwice(stored);
  expect(shown()).toEqual(["nothing", "nothing"]);
  act(() => stored.write("94952"));
  expect(shown()).toEqual(["94952", "94952"]);
  expect(localStorage.getItem(KEY)).toBe("94952");
  act(() => stored.write(null));
  expect(shown()).toEqual(["nothing", "nothing"]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it("A text that another tab wrote is shown", () => {
  showTwice(storedText(KEY));
  act(() => {
    localStorage.setItem(KEY, "94952");
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  });
  expect(shown()).toEqual(["94952", "94952"]);
});

it("A text in the tab's own storage stays there", () => {
  storedText(KEY, () => sessionStorage).write("token");
  expect(sessionStorage.getItem(KEY)).toBe("token");
  expect(localStorage.getItem(KEY)).toBeNull();
  sessionStorage.clear();
});

it("A text that could not be stored overrides the older one that was", () => {
  localStorage.setItem(KEY, "94952");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const stored = storedText(KEY);
  showTwice(stored);
  act(() => stored.write("94953"));
  expect(shown()).toEqual(["94953", "94953"]);
  full.mockRestore();
  act(() => stored.write("94954"));
  expect(shown()).toEqual(["94954", "94954"]);
  expect(localStorage.getItem(KEY)).toBe("94954");
});

it("A text of another tab overrides an older one that could not be stored", () => {
  let isFull = true;
  const stored = storedText(KEY, () => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    return localStorage;
  });
  showTwice(stored);
  act(() => stored.write("94953"));
  isFull = false;
  const hear = (key: string) => {
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key }));
    });
  };
  hear("another");
  expect(shown()).toEqual(["94953", "94953"]);
  localStorage.setItem(KEY, "94954");
  hear(KEY);
  expect(shown()).toEqual(["94954", "94954"]);
});

it("If a browser refuses storage, the text lasts until the page is left", () => {
  const stored = storedText(KEY, () => {
    throw new DOMException("denied", "SecurityError");
  });
  showTwice(stored);
  act(() => stored.write("94952"));
  expect(shown()).toEqual(["94952", "94952"]);
  act(() => stored.write(null));
  expect(shown()).toEqual(["nothing", "nothing"]);
});
