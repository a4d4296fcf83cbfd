import { NativeSelect, TextInput } from "@mantine/core";
import { paymentsFault as m } from "#messages/payments-fault.ts";
import {
  BEARER_WORDS,
  BEARERS,
  type Bearer,
  bearerOf,
  CAUSE_WORDS,
  CAUSES_OF_TEAM,
  whyField,
} from "#shared/payments/refunds/refund-cause.ts";
import { reasonLimits } from "#shared/platform/reason-limits.ts";

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
  return isOther({ cause, bearer }) && !whyField.safeParse(bearerReason).success ? "reason" : null;
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
        <NativeSelect
          label={m.whoBears}
          maw={480}
          value={bearer ?? bearerOf(cause)}
          data={BEARERS.map((value) => ({
            value,
            label: value === bearerOf(cause) ? m.byCause(BEARER_WORDS[value]) : BEARER_WORDS[value],
          }))}
          onChange={({ currentTarget: { value } }) =>
            onDraft({ ...draft, bearer: BEARERS.find((known) => known === value) ?? null })
          }
        />
      )}
      {isOther(draft) ? (
        <TextInput
          label={m.whyBearer}
          description={m.keptWith}
          maw={480}
          maxLength={reasonLimits.most}
          value={bearerReason}
          error={lack === "reason" ? m.whyBearer : null}
          onChange={({ currentTarget: { value } }) => onDraft({ ...draft, bearerReason: value })}
        />
      ) : null}
    </>
  );
}
