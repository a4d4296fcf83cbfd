import type { TrpcUtils } from "#client/lib/api/trpc.ts";

/** Reads what the first page shows. A read that fails leaves its part to say so; the page still comes. */
export async function loadHome(api: TrpcUtils): Promise<void> {
  await Promise.allSettled([
    api.catalog.home.ensureData(),
    api.checkout.delivery.options.ensureData(),
  ]);
}
