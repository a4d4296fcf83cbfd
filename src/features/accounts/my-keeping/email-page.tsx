import { Button, Skeleton, Title, VisuallyHidden } from "@mantine/core";
import { accountsKeeping as m } from "#messages/accounts/saved/keeping.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { OrderMails } from "./order-mails.tsx";
import { MailSwitch } from "./mail-switch.tsx";
import classes from "./my-keeping.module.css";

type Choices = Outputs["accounts"]["customer"]["mailChoices"];

/** Email preferences: order emails by kind, the newsletter, alerts, and the emails that are always sent. */
export function MailPage() {
  const choices = trpc.accounts.customer.mailChoices.useQuery(undefined, {
    refetchOnMount: "always",
  });
  return (
    <>
      <AreaHeading title={m.email}>{m.emailText}</AreaHeading>
      <QueryState query={choices} waiting={<Skeleton h={160} radius="lg" aria-busy="true" />} />
      {choices.data ? <ChosenMails choices={choices.data} /> : null}
    </>
  );
}

function ChosenMails({ choices }: { choices: Choices }) {
  return (
    <>
      <OrderMails choices={choices.orders} />
      {choices.isVerified ? (
        <>
          <Newsletter state={choices.newsletter} />
          <Alerts alerts={choices.alerts} />
        </>
      ) : (
        <p className={classes["section"]}>{m.confirmFirst}</p>
      )}
      <AlwaysSent />
    </>
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
    <section className={classes["section"]} aria-labelledby="news">
      <Title order={2} size="h3" mb="sm" id="news">
        {m.news}
      </Title>
      <div className={classes["panel"]}>
        <MailSwitch
          label={m.newsletter}
          description={state === "pending" ? m.startsOnceConfirmed : m.newsletterText}
          on={state === "confirmed" || state === "pending"}
          wanted={choose.isPending ? choose.variables.on : null}
          onChange={(on) => choose.mutate({ on })}
        />
      </div>
    </section>
  );
}

/** The emails that cannot be turned off, listed so that nobody looks for their switch. */
function AlwaysSent() {
  return (
    <section className={classes["section"]} aria-labelledby="always-sent">
      <Title order={2} size="h3" mb="sm" id="always-sent">
        {m.alwaysSent}
      </Title>
      <p className={classes["quiet"]}>{m.alwaysSentText}</p>
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
