import { act, cleanup, render, screen } from "@testing-library/react";
import { MantineProvider } from "@mantine/core";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, describe, expect, it } from "vitest";
import { Templates } from "#client/features/mail/admin-mails/templates.tsx";
import { MailCheck } from "#client/lib/mail/mail-check.tsx";
import { mailCheck as m } from "#messages/mail/check.ts";
import { mailKindWords } from "#shared/mail/mail-admin.ts";
import { MAIL_KINDS } from "#shared/mail/mail.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const MAIL = { subject: "Beets", text: "They are back.", html: "", isMarketing: false };

/** Shows the check on a site with a shop and products. */
async function show(mail: Partial<typeof MAIL>) {
  const root = createRootRoute({ component: () => <MailCheck mail={{ ...MAIL, ...mail }} /> });
  const page = (path: string) => createRoute({ getParentRoute: () => root, path });
  const router = createRouter({
    routeTree: root.addChildren([page("/"), page("/shop"), page("/products/$id")]),
    history: createMemoryHistory(),
    context: { origin: "https://market.example" },
  });
  await act(async () => {
    render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    );
  });
}

const linkTo = (address: string) => `<a href="${address}">See it</a>`;
const kindShown = () => screen.getAllByRole("listitem").at(-1)?.lastElementChild?.textContent;

describe("The check below the preview of an email", () => {
  it("says that nothing is wrong, and lists each link with where it leads", async () => {
    await show({ html: linkTo("https://market.example/es/products/62?x=1") });
    expect(screen.getByRole("status").textContent).toBe(m.noProblems);
    expect(screen.getByText("https://market.example/es/products/62?x=1")).toBeTruthy();
    expect(kindShown()).toBe(m.kinds.page);
  });

  it.each([
    ["https://market.example", "page"],
    ["https://furrow.example/shop", "page"],
    ["https://market.example/shopp", "no_page"],
    ["https://market.example/shop/nothing", "no_page"],
    ["https://elsewhere.example/shop", "https"],
  ] as const)("knows by our routes that %s is %s", async (address, kind) => {
    await show({ html: linkTo(address) });
    expect(kindShown()).toBe(m.kinds[kind]);
  });

  it("counts and names what is wrong", async () => {
    await show({ text: "", isMarketing: true });
    expect(screen.getByRole("status").textContent).toBe(m.problems(2));
    expect(screen.getByText(m.noText)).toBeTruthy();
    expect(screen.getByText(m.noUnsubscribe)).toBeTruthy();
    expect(screen.getByText(m.noLinks)).toBeTruthy();
  });

  it("belongs to the kind that is previewed", async () => {
    const html = `<html><body>${linkTo("http://elsewhere.example")}</body></html>`;
    await showAnswered(<Templates />, {
      "admin.mails.sample": () => ({ ...MAIL, html }),
    });
    expect(
      await screen.findByText(m.badLink(m.kinds.insecure, "http://elsewhere.example")),
    ).toBeTruthy();
    expect(screen.getByRole("option", { name: mailKindWords(MAIL_KINDS[0]) })).toBeTruthy();
  });
});
