import { checkoutPromotionsAdmin as m } from "#messages/checkout/promotions-admin.ts";
import { formatUsd, cents } from "#shared/money.ts";
import { formatDayShort } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { PromotionForm } from "./promotion-form.tsx";
import styles from "./promotions.module.css";

type Listed = Outputs["admin"]["promotions"]["list"];
type Code = Listed["codes"][number];

/** The promotion codes, their cost so far, and the form for a new one. */
export function PromotionsPage() {
  const query = trpc.admin.promotions.list.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <>
      <AreaHeading title={m.title}>{m.lead}</AreaHeading>
      <QueryState query={query} waiting={<PageSkeleton withHeading={false} />} />
      {query.data ? (
        <Promotions listed={query.data} onChanged={() => void query.refetch()} />
      ) : null}
    </>
  );
}

type PromotionsProps = { listed: Listed; onChanged: () => void };

function Promotions({ listed: { codes, farms }, onChanged }: PromotionsProps) {
  return (
    <>
      {codes.length === 0 ? <EmptyState art="seedling" title={m.none} /> : null}
      <ul className={styles["codes"]}>
        {codes.map((code) => (
          <CodeRow key={code.id} code={code} onChanged={onChanged} />
        ))}
      </ul>
      <PromotionForm farms={farms} onMade={onChanged} />
    </>
  );
}

function CodeRow({ code, onChanged }: { code: Code; onChanged: () => void }) {
  const end = trpc.admin.promotions.end.useMutation({
    meta: { failureTitle: m.notEnded },
    onSuccess: onChanged,
  });
  return (
    <li className={styles["code"]}>
      <div>
        <h2 className={styles["name"]}>{code.code}</h2>
        <p>
          <Dotted facts={termsOf(code)} />
        </p>
        <p>{m.usedSoFar(code.uses, formatUsd(cents(code.cost)))}</p>
      </div>
      {code.isEnded ? (
        <span>{m.ended}</span>
      ) : (
        <ConfirmButton
          label={m.endCode(code.code)}
          size="sm"
          danger
          question={m.endsForGood(code.code)}
          onConfirm={() => end.mutateAsync({ id: code.id })}
        />
      )}
    </li>
  );
}

/** A code's discount and conditions, each in a few words. */
function termsOf({ kind, value, farm, ...code }: Code): string[] {
  const off = {
    percent: m.percentOff(value / 100),
    amount: m.amountOff(formatUsd(cents(value))),
    delivery: m.deliveryFree,
  };
  return [
    off[kind],
    farm === null ? m.ofMarket : m.ofFarm(farm),
    code.minimum > 0 ? m.from(formatUsd(code.minimum)) : "",
    code.firstOrder ? m.firstOrder : "",
    code.perPerson === null ? "" : m.timesEach(code.perPerson),
    code.inAll === null ? "" : m.timesInAll(code.inAll),
    code.startsOn === null ? "" : m.startsOn(formatDayShort(code.startsOn)),
    code.endsOn === null ? "" : m.endsOn(formatDayShort(code.endsOn)),
  ].filter(Boolean);
}
