import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { CertificatesPage } from "#client/features/farms/farm-certificates/certificates-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/certificates")({
  head: () => ({ meta: [{ title: pageTitle(m.certificates) }] }),
  component: OwnCertificates,
});

function OwnCertificates() {
  const { user } = Route.useRouteContext();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => (
        <CertificatesPage farmId={farmId} decides={user.role === "admin"} key={farmId ?? "own"} />
      )}
    </ActingFarm>
  );
}
