import { farmsActing as m } from "#messages/farms/acting.ts";
import { isLost } from "../../api/is-lost.ts";
import { QueryError } from "../../api/query-error.tsx";
import { NativeSelect } from "@mantine/core";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SessionUser } from "#shared/accounts/user.ts";
import { isUnreached, type Outputs, trpc } from "../../api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import styles from "./acting-farm.module.css";

type Farm = Outputs["farmer"]["farms"][number];

type ActingFarmProps = {
  user: SessionUser;
  /** Shown to a farmer who does not belong to a farm yet. */
  noFarm: ReactNode;
  /** The page stores its data, so it is also shown offline, for the farm in the URL. */
  mayBeOffline?: true;
  /** Renders the page; `farmId` is what its requests pass, undefined for a farmer. */
  children: (farmId: number | undefined) => ReactNode;
};

/** A page of the farmer's area: for the farmer's own farm or, for an admin, the farm in the URL. */
export function ActingFarm({ user, noFarm, mayBeOffline, children }: ActingFarmProps) {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const farms = trpc.farmer.farms.useQuery(undefined, { refetchOnMount: "always" });
  if (farms.isPending) return <PageSkeleton />;
  const named = typeof search["farm"] === "number" ? search["farm"] : undefined;
  const isGuess = mayBeOffline && isUnreached(farms.error) && !farms.data;
  if (isGuess && (named !== undefined || user.role !== "admin")) {
    return (
      <>
        {null}
        {children(named)}
      </>
    );
  }
  if (isLost(farms)) {
    return <QueryError query={farms} isPage />;
  }
  const failure = farms.isError && !mayBeOffline ? <QueryError query={farms} /> : null;
  if (user.role !== "admin") {
    return (
      <>
        {failure}
        {farms.data.length > 0 ? children(undefined) : noFarm}
      </>
    );
  }
  const chosen = farms.data.find(({ id }) => id === named);
  return (
    <>
      {failure}
      {chosen ? null : <AreaHeading title={m.actFor}>{m.chooseWhose}</AreaHeading>}
      <FarmChoice farms={farms.data} chosen={chosen} />
      {chosen ? children(chosen.id) : null}
    </>
  );
}

function FarmChoice({ farms, chosen }: { farms: readonly Farm[]; chosen: Farm | undefined }) {
  const navigate = useNavigate();
  const choose = (farm: number) =>
    void navigate({
      to: ".",
      search: (before: Record<string, unknown>) => ({ ...before, farm }),
      replace: true,
    });
  return (
    <NativeSelect
      className={styles.choice ?? ""}
      label={m.actingFor}
      value={chosen ? String(chosen.id) : ""}
      data={[
        ...(chosen ? [] : [{ value: "", label: m.chooseFarm, disabled: true }]),
        ...farms.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    />
  );
}
