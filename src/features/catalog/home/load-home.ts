import type { TrpcUtils } from "#client/lib/api/trpc.ts";

/** Loads the home page's data. A failed query is shown by its own section; the page still renders. */
export async function loadHome(api: TrpcUtils): Promise<void> {
  await Promise.allSettled([
    api.catalog.home.ensureData(),
    api.catalog.homeStories.ensureData(),
    api.checkout.delivery.options.ensureData(),
  ]);
}
