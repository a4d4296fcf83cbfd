import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { rowIdIn } from "#shared/platform/fields/row-id.ts";
import { CertificatesPage } from "#client/features/farms/farm-certificates/certificates-page.tsx";
import { NotFoundPage } from "#client/ui/states/not-found-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/farmers/$farmerId/certificates")({
  head: () => ({ meta: [{ title: pageTitle(m.certificates) }] }),
  component: FarmCertificates,
});

function FarmCertificates() {
  const { farmerId } = Route.useParams();
  const id = rowIdIn(farmerId);
  return id === null ? <NotFoundPage /> : <CertificatesPage farmId={id} decides key={id} />;
}
