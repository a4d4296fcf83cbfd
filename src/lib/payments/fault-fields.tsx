import { NativeSelect } from "@mantine/core";
import { paymentsFault as m } from "#messages/payments/fault.ts";
import {
  BEARER_WORDS,
  BEARERS,
  type Bearer,
  bearerOf,
  CAUSE_WORDS,
  CAUSES_OF_TEAM,
  type RefundCause,
} from "#shared/payments/refunds/refund-cause.ts";
import { isReason } from "#shared/platform/fields/reason-field.ts";
import { ReasonInput } from "#client/ui/fields/reason-input.tsx";

/** The team's input so far; an unselected cause is empty. */
export type FaultDraft = {
  cause: (typeof CAUSES_OF_TEAM)[number] | "";
  /** Null while it is the cause's default. */
  bearer: Bearer | null;
  bearerReason: string;
};

export const NO_FAULT: FaultDraft = { cause: "", bearer: null, bearerReason: "" };

/** What is missing, as the fields report it; null if complete. */
export function lackOf({ cause, bearer, bearerReason }: FaultDraft): "cause" | "reason" | null {
  if (cause === "") return "cause";
  return isOther({ cause, bearer }) && !isReason(bearerReason) ? "reason" : null;
}

/** The value to send; null while incomplete. */
export function faultOf(draft: FaultDraft) {
  const { cause, bearer, bearerReason } = draft;
  if (cause === "" || lackOf(draft)) return null;
  return isOther({ cause, bearer }) && bearer
    ? { cause, bearer, bearerReason: bearerReason.trim() }
    : { cause };
}

const isOther = ({ cause, bearer }: Pick<FaultDraft, "cause" | "bearer">) =>
  cause !== "" && bearer !== null && bearer !== bearerOf(cause);

type FaultFieldsProps = {
  draft: FaultDraft;
  onDraft: (draft: FaultDraft) => void;
  /** Whether to show what is missing at its field. */
  isAsked: boolean;
};

/** Why money is refunded, and who bears it: the cause's default, unless the team overrides it with a reason. */
export function FaultFields({ draft, onDraft, isAsked }: FaultFieldsProps) {
  const { cause, bearer, bearerReason } = draft;
  const lack = isAsked ? lackOf(draft) : null;
  return (
    <>
      <NativeSelect
        label={m.whatWentWrong}
        maw={480}
        value={cause}
        error={lack === "cause" ? m.chooseCause : null}
        data={[
          { value: "", label: m.chooseCause },
          ...CAUSES_OF_TEAM.map((value) => ({ value, label: CAUSE_WORDS[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onDraft({
            ...draft,
            cause: CAUSES_OF_TEAM.find((known) => known === value) ?? "",
            bearer: null,
          })
        }
      />
      {cause === "" ? null : (
        <BearerSelect
          cause={cause}
          bearer={bearer ?? bearerOf(cause)}
          onBearer={(chosen) => onDraft({ ...draft, bearer: chosen })}
        />
      )}
      {isOther(draft) ? (
        <BearerReason
          value={bearerReason}
          isAsked={isAsked}
          onChange={(reason) => onDraft({ ...draft, bearerReason: reason })}
        />
      ) : null}
    </>
  );
}

type BearerSelectProps = {
  /** The cause of the refund, whose default bearer is marked; null if unknown. */
  cause: RefundCause | null;
  bearer: Bearer | null;
  onBearer: (bearer: Bearer | null) => void;
};

/** Who bears a refund. */
export function BearerSelect({ cause, bearer, onBearer }: BearerSelectProps) {
  return (
    <NativeSelect
      label={m.whoBears}
      maw={480}
      value={bearer ?? ""}
      data={BEARERS.map((value) => ({
        value,
        label:
          cause && value === bearerOf(cause) ? m.byCause(BEARER_WORDS[value]) : BEARER_WORDS[value],
      }))}
      onChange={({ currentTarget: { value } }) =>
        onBearer(BEARERS.find((known) => known === value) ?? null)
      }
    />
  );
}

type BearerReasonProps = { value: string; isAsked: boolean; onChange: (reason: string) => void };

/** Why somebody else than the cause's default bears a refund. */
export function BearerReason(props: BearerReasonProps) {
  return (
    <ReasonInput
      label={m.whyBearer}
      description={m.keptWith}
      maw={480}
      missing={m.whyBearer}
      {...props}
    />
  );
}
