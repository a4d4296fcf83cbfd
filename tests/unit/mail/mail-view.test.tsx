import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MailView } from "#client/lib/mail/mail-view.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";
import { expectVisible } from "#tests/support/dom/visible.ts";

afterEach(cleanup);

const HTML = `<head><style>.page{}</style></head><body style="background:#fbf7ee">Hello</body>`;

it("An email is shown wide, on a phone, in the dark scheme and as plain text", async () => {
  await showAnswered(<MailView html={HTML} text="Hello in plain text" />, {});
  const frame = () => screen.getByTitle<HTMLIFrameElement>("The email");
  const shown = () => frame().getAttribute("srcdoc");
  const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
  const light = `<head></head><body style="background:#fbf7ee">Hello</body>`;
  expect(shown()).toBe(light);
  choose("Phone");
  expect(shown()).toBe(light);
  choose("Dark");
  expect(shown()).toBe(light.replace("#fbf7ee", "#18241d"));
  expect(frame().getAttribute("sandbox")).toBe("");
  choose("Plain text");
  expectVisible(screen.getByText("Hello in plain text"));
  choose("Wide");
  expect(shown()).toBe(light);
});
