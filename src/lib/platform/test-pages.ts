import { notFound } from "@tanstack/react-router";
import type { TrpcUtils } from "../api/trpc.ts";

type Visit = { context: { api: TrpcUtils } };

/** For `beforeLoad`: pages for trying the market out are not there on a production server. */
export async function needsTestPages({ context: { api } }: Visit): Promise<void> {
  const { testPages } = await api.checkout.config.ensureData();
  if (!testPages) throw notFound();
}

/** For `beforeLoad`: pages over the sandbox's own cards are there in sandbox mode alone. */
export async function needsSandbox({ context: { api } }: Visit): Promise<void> {
  const { mode } = await api.checkout.config.ensureData();
  if (mode !== "sandbox") throw notFound();
}
