import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { usePublicAgain } from "#client/lib/api/use-public-again.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

/** Public queries and mutations in one tab. */
function Tab() {
  usePublicAgain();
  trpc.catalog.home.useQuery();
  trpc.farms.list.useQuery();
  trpc.checkout.delivery.terms.useQuery();
  trpc.mail.contact.business.useQuery();
  const page = trpc.farmer.page.save.useMutation();
  const review = trpc.admin.reviews.hide.useMutation();
  const settings = trpc.admin.settings.save.useMutation();
  const own = trpc.accounts.customer.saveProduct.useMutation();
  const acts = { page, review, settings, own };
  return Object.entries(acts).map(([name, act]) => (
    <button key={name} onClick={() => act.mutate({} as never)}>
      {`${name} ${act.status}`}
    </button>
  ));
}

const MARKET = ["catalog.home", "farms.list"];
const TERMS = ["checkout.delivery.terms", "mail.contact.business"];

it.each([
  ["page", MARKET],
  ["review", MARKET],
  ["settings", [...MARKET, ...TERMS]],
  ["own", []],
])("what the mutation %s changes is reloaded: %j", async (act, again) => {
  const known = () => null;
  const calls = await showAnswered(<Tab />, {
    ...Object.fromEntries([...MARKET, ...TERMS].map((path) => [path, known])),
    "farmer.page.save": known,
    "admin.reviews.hide": known,
    "admin.settings.save": known,
    "accounts.customer.saveProduct": known,
  });
  calls.length = 0;
  fireEvent.click(screen.getByText(`${act} idle`));
  await screen.findByText(`${act} success`);
  const reads = () =>
    calls.map(({ path }) => path).filter((path) => [...MARKET, ...TERMS].includes(path));
  await waitFor(() => expect(reads().toSorted()).toEqual([...again].toSorted()));
});
