import { notFound } from "@tanstack/react-router";
import type { TrpcUtils } from "../api/trpc.ts";

type Visit = { context: { api: TrpcUtils } };

/** For `beforeLoad`: pages for trying out the market do not exist on a production server. */
export async function needsTestPages({ context: { api } }: Visit): Promise<void> {
  const { testPages } = await api.checkout.config.ensureData();
  if (!testPages) throw notFound();
}

/** For `beforeLoad`: pages about the sandbox's own cards exist only in sandbox mode. */
export async function needsSandbox({ context: { api } }: Visit): Promise<void> {
  const { mode } = await api.checkout.config.ensureData();
  if (mode !== "sandbox") throw notFound();
}
