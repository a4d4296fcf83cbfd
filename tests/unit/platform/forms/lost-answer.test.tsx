import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { User } from "#client/features/accounts/admin-users/user-page.tsx";
import { UserActions } from "#client/features/accounts/admin-users/user-actions.tsx";
import { FarmActions } from "#client/features/farms/admin-farms/farm-actions.tsx";
import { CancelOrder } from "#client/features/payments/admin-payments/cancel-order.tsx";
import { refusal, showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const readAgain = vi.fn<() => void>();

const CASES: [act: string, button: RegExp, procedure: string, ui: ReactNode][] = [
  [
    "a farm that was reopened",
    /Open/,
    "admin.farms.move",
    <FarmActions
      key="farm"
      farm={{ id: 1, name: "Hill Farm", status: "paused", pausedUntil: null, guests: 0 }}
      onDone={readAgain}
    />,
  ],
  [
    "an order that was canceled",
    /./,
    "admin.payments.cancelOrder",
    <CancelOrder
      key="order"
      order={{ number: "FRW-1", state: "placed" }}
      isDisputed={false}
      onDone={readAgain}
    />,
  ],
  [
    "an account that was signed out",
    /Sign out/,
    "admin.users.signOut",
    <UserActions
      key="user"
      user={{ id: "1", disabled: false, secondFactor: false } as User}
      isSelf={false}
      onDone={readAgain}
    />,
  ],
];

it.each(CASES)("%s is reloaded although the answer was lost", async (_act, name, procedure, ui) => {
  readAgain.mockClear();
  await showAnswered(ui, {
    [procedure]: () => {
      throw refusal("offline", "There was no answer.");
    },
  });
  fireEvent.click(screen.getByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog"));
  const reason = dialog.queryByRole("textbox");
  if (reason) fireEvent.change(reason, { target: { value: "As agreed by phone" } });
  fireEvent.click(dialog.getAllByRole("button").at(-1) ?? document.body);
  await expect.poll(() => readAgain.mock.calls).toHaveLength(1);
});
