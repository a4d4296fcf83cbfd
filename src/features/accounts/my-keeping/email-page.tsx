import { Button, Skeleton, Switch, Title, VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/Switch.layer.css";
import { accountsKeeping as m } from "#messages/accounts-keeping.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import classes from "./my-keeping.module.css";

type Choices = Outputs["accounts"]["customer"]["mailChoices"];

/** What we may write, beside the emails about orders. */
export function MailPage() {
  const choices = trpc.accounts.customer.mailChoices.useQuery(undefined, {
    refetchOnMount: "always",
  });
  return (
    <>
      <AreaHeading title={m.email}>{m.emailText}</AreaHeading>
      {choices.isPending ? <Skeleton h={160} radius="lg" aria-busy="true" /> : null}
      {choices.isError ? (
        <ErrorPanel
          message={failureMessage(choices.error)}
          onRetry={() => void choices.refetch()}
        />
      ) : null}
      {choices.data ? <ReviewMails on={choices.data.reviews} /> : null}
      {choices.data && !choices.data.isVerified ? <p>{m.confirmFirst}</p> : null}
      {choices.data?.isVerified ? (
        <>
          <Newsletter state={choices.data.newsletter} />
          <Alerts alerts={choices.data.alerts} />
        </>
      ) : null}
    </>
  );
}

/** One email after a delivery, which asks how the goods were. */
function ReviewMails({ on }: { on: boolean }) {
  const utils = trpc.useUtils();
  const choose = trpc.accounts.customer.askForReviews.useMutation({
    meta: { failureTitle: m.notChanged },
    onSuccess: async (_, { on: isOn }) => {
      await utils.accounts.customer.mailChoices.invalidate();
      notify.success(isOn ? m.weWillAsk : m.weAskNoMore);
    },
  });
  return (
    <section className={classes["panel"]}>
      <Switch
        label={m.askForReviews}
        description={m.askForReviewsText}
        checked={on}
        disabled={choose.isPending}
        onChange={(event) => choose.mutate({ on: event.currentTarget.checked })}
      />
    </section>
  );
}

function Newsletter({ state }: { state: Choices["newsletter"] }) {
  const utils = trpc.useUtils();
  const choose = trpc.accounts.customer.chooseNewsletter.useMutation({
    meta: { failureTitle: m.newsletterNotChanged },
    onSuccess: async (_, { on }) => {
      await utils.accounts.customer.mailChoices.invalidate();
      if (on) notify.success(m.oneMoreStep, m.confirmFromEmail);
      else notify.success(m.noMoreNewsletters);
    },
  });
  return (
    <section className={classes["panel"]}>
      <Switch
        label={m.newsletter}
        description={state === "pending" ? m.startsOnceConfirmed : m.newsletterText}
        checked={state === "confirmed" || state === "pending"}
        disabled={choose.isPending}
        onChange={(event) => choose.mutate({ on: event.currentTarget.checked })}
      />
    </section>
  );
}

function Alerts({ alerts }: { alerts: Choices["alerts"] }) {
  const utils = trpc.useUtils();
  const remove = trpc.accounts.customer.removeAlert.useMutation({
    meta: { failureTitle: m.alertNotRemoved },
    onSuccess: () => utils.accounts.customer.mailChoices.invalidate(),
  });
  return (
    <section className={classes["section"]} aria-labelledby="alerts">
      <Title order={2} size="h3" mb="sm" id="alerts">
        {m.waitingFor}
      </Title>
      {alerts.length === 0 ? <p className={classes["quiet"]}>{m.noAlerts}</p> : null}
      <ul className={classes["rows"]}>
        {alerts.map(({ id, productId, name }) => (
          <li key={id} className={classes["row"]}>
            <TextLink href={`/products/${productId}`}>{name}</TextLink>
            <Button
              size="sm"
              variant="default"
              loading={remove.isPending && remove.variables.id === id}
              onClick={() => remove.mutate({ id })}
            >
              {m.remove}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
